import { useLanguage, useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

import { AppealLink } from '../parts/appeal-link.tsx';
import { Brand } from '../parts/brand.tsx';
import { MessageCard } from '../parts/message-card.tsx';
import { useLiveSocket } from '../parts/use-live-socket.ts';

/** Words by route: what keeps a visitor out (S2-66, S4-13). */
const WORDS: Readonly<Record<string, string>> = {
  'system-pages.block-ua': 'blockUa',
  'system-pages.block-ie': 'blockIe',
  'system-pages.coming-soon': 'comingSoon',
  'system-pages.suspension': 'suspension',
  'system-pages.block-appeal-history': 'blockAppealHistory',
};

interface NoticePageProps {
  readonly routeId: string;
}

/** A country that is opened soon is no judgement of its visitors: there is nothing to appeal against. */
const WITHOUT_APPEAL = 'system-pages.coming-soon';

/** Why the site is not open to its visitor. It leads to an appeal alone: once the block ends, the page itself goes home. */
export function NoticePage({ routeId }: NoticePageProps) {
  const t = useT('system-pages');
  useLanguage();
  useReady(true);
  useLiveSocket();
  const words = WORDS[routeId] ?? 'suspension';
  return (
    <MessageCard
      alone
      lead={<Brand />}
      title={t(`seo.${words}.title`)}
      actions={routeId === WITHOUT_APPEAL ? undefined : <AppealLink />}
    >
      <p>{t(`seo.${words}.description`)}</p>
    </MessageCard>
  );
}
