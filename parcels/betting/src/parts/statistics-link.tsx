import type { MouseEvent } from 'react';
import { STATISTICS_FEATURE, statisticsPath } from '@paddock/contract';
import { hrefFor, settings$ } from '@paddock/shared-utils';
import { useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { LinkButton } from '@paddock/styleguide';

/** Small enough to stand beside the prices. */
const POPUP = 'popup,width=560,height=820';

/** The way to a match's statistics while the site has them: in a window of its own, unless the player wants it here (S3-26). */
export function StatisticsLink({ eventId }: { readonly eventId: string }) {
  const t = useT('betting');
  const isOn = useSiteConfig(({ features }) => features.includes(STATISTICS_FEATURE));
  const inWindow = useStreamValue(settings$, ({ settings }) => settings.statsInNewWindow);
  if (isOn !== true) return null;
  return (
    <LinkButton
      size={32}
      variant="quiet"
      icon="statistics"
      href={hrefFor(statisticsPath(eventId, inWindow ? 'window' : 'page'))}
      target={inWindow ? `statistics-${eventId}` : undefined}
      onClick={inWindow ? openPopup : undefined}
    >
      {t('details.stats')}
    </LinkButton>
  );
}

/** Where no popup opens, and for those who press with a key of their own choice, the link itself opens a tab. */
function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { href, target } = event.currentTarget;
  const popup = window.open(href, target, POPUP);
  if (popup === null) return;
  event.preventDefault();
  popup.focus();
}
