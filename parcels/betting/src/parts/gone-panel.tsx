import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, Panel, VisuallyHidden } from '@paddock/styleguide';

import { CHAMPIONSHIPS_PATH } from '../model/addresses.ts';

const ICONS = { champs: 'trophy', team: 'search' } as const;

/** What stands at the address of a championship or a team that there is not. */
export function GonePanel({ of }: { readonly of: keyof typeof ICONS }) {
  const t = useT('betting');
  const title = t(`${of}.gone.title`);
  return (
    <Panel bleed>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <EmptyState
        icon={ICONS[of]}
        title={title}
        message={t(`${of}.gone.text`)}
        action={
          <LinkButton variant="primary" href={hrefFor(CHAMPIONSHIPS_PATH)}>
            {t(`${of}.gone.action`)}
          </LinkButton>
        }
      />
    </Panel>
  );
}
