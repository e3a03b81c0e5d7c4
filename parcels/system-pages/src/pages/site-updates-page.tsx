import { useEffect, useRef } from 'react';

import { wayBackOf } from '@paddock/contract';
import { maintenance$, navigate, reloadSite } from '@paddock/shared-utils';
import { useFormat, useLanguage, useServerNow, useStream, useT } from '@paddock/shared-utils/react';
import { Button, useReady } from '@paddock/styleguide';

import { Brand } from '../parts/brand.tsx';
import { MessageCard } from '../parts/message-card.tsx';
import { useLiveSocket } from '../parts/use-live-socket.ts';

interface SiteUpdatesPageProps {
  readonly query: string;
}

/** How often the page looks whether the site is back. */
const LOOK_EVERY_MS = 30_000;

/** The site is being updated: until when, what it means for bets, and back by itself once it is over (S4-11, S4-13). */
export function SiteUpdatesPage({ query }: SiteUpdatesPageProps) {
  const t = useT('system-pages');
  const format = useFormat();
  useLanguage();
  useReady(true);
  const maintenance = useStream(maintenance$);
  const isActive = maintenance.status === 'active';
  const endsAtMs = isActive ? maintenance.endsAtMs : null;
  const nowMs = useServerNow(LOOK_EVERY_MS);

  const wasActive = useRef(false);
  useEffect(() => {
    // Whom a block of their own keeps here, with no maintenance at all, would be led here again at once, and so for ever.
    const isOver = wasActive.current && !isActive;
    wasActive.current = isActive;
    // The address kept the place in the page, wherever it led.
    if (isOver) navigate(wayBackOf(query) + location.hash, { replace: true });
  }, [isActive, query]);
  useLiveSocket();
  useEffect(() => {
    const timer = setInterval(() => void reloadSite(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <MessageCard
      alone
      lead={<Brand />}
      title={t('seo.siteUpdates.title')}
      actions={
        <Button variant="primary" size={48} icon="refresh" onClick={() => reloadSite()}>
          {t('lookAgain')}
        </Button>
      }
    >
      <p>{t('seo.siteUpdates.description')}</p>
      {endsAtMs !== null && endsAtMs > nowMs && <p>{t('backAt', { time: format.moment(endsAtMs) })}</p>}
    </MessageCard>
  );
}
