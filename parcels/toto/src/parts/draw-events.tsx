import type { TotoDrawView } from '@paddock/contract/schemas';
import { findPool } from '@paddock/games/toto';
import { useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader } from '@paddock/styleguide';

import { EventList } from './event-list.tsx';

/** Events of a draw with what each of them came to. */
export function DrawEvents({ draw }: { readonly draw: TotoDrawView }) {
  const t = useT('toto');
  const question = findPool(draw.pool)?.question;
  if (question === undefined) return null;
  return (
    <Panel>
      <SectionHeader title={t('draw.events')} />
      <EventList events={draw.events} question={question} />
    </Panel>
  );
}
