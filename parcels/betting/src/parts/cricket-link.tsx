import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { LinkButton, Panel } from '@paddock/styleguide';

import { CRICKET, CRICKET_PATH } from '../model/cricket-paths.ts';

/** From a list of cricket to its hub; nothing on other lists. */
export function CricketLink({ sport }: { readonly sport: string | undefined }) {
  const t = useT('betting');
  if (sport !== CRICKET) return null;
  return (
    <Panel bleed>
      <LinkButton variant="quiet" block href={hrefFor(CRICKET_PATH)}>
        {t('cricket.toHub')}
      </LinkButton>
    </Panel>
  );
}
