import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, Panel, VisuallyHidden } from '@paddock/styleguide';

import { CHAMPIONSHIPS_PATH } from '../model/addresses.ts';

const ICONS = { champs: 'trophy', team: 'search', sports: 'search' } as const;

/** What stands at the address of a championship, a team or a sport that there is not. */
export function GonePanel({ of }: { readonly of: keyof typeof ICONS }) {
  const t = useT('betting');
  return (
    <Panel bleed>
      <VisuallyHidden as="h1">{t(`${of}.gone.title`)}</VisuallyHidden>
      <GoneState of={of} />
    </Panel>
  );
}

/** The same within a page that has its heading. */
export function GoneState({ of }: { readonly of: keyof typeof ICONS }) {
  const t = useT('betting');
  return (
    <EmptyState
      icon={ICONS[of]}
      title={t(`${of}.gone.title`)}
      message={t(`${of}.gone.text`)}
      action={
        <LinkButton variant="primary" href={hrefFor(CHAMPIONSHIPS_PATH)}>
          {t(`${of}.gone.action`)}
        </LinkButton>
      }
    />
  );
}
