import { auth$ } from '@paddock/shared-utils';
import { useLanguage, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader, useReady } from '@paddock/styleguide';

/** A widget reads what is shared from streams, never from another parcel. */
export function SampleCardWidget() {
  const t = useT('sample-parcel');
  useLanguage();
  useReady(true);
  const isSignedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  return (
    <Panel padded>
      <SectionHeader title={t('card.title')} />
      <p>{t(isSignedIn ? 'card.player' : 'card.guest')}</p>
    </Panel>
  );
}
