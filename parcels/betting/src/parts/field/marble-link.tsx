import { findSport } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { LinkButton, Panel } from '@paddock/styleguide';

export const MARBLE_PATH = '/marble';

/** From a list of races to the page that shows the one that is run; nothing on other lists. */
export function MarbleLink({ sport }: { readonly sport: string | undefined }) {
  const t = useT('betting');
  if (sport === undefined || findSport(sport)?.sides !== 'field') return null;
  return (
    <Panel bleed>
      <LinkButton variant="quiet" block href={hrefFor(MARBLE_PATH)}>
        {t('field.toTrack')}
      </LinkButton>
    </Panel>
  );
}
