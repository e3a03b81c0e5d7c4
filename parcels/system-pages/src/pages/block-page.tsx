import { auth$, logout } from '@paddock/shared-utils';
import { useLanguage, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button, useReady } from '@paddock/styleguide';

import { Brand } from '../parts/brand.tsx';
import { MessageCard } from '../parts/message-card.tsx';

/** Why a banned player cannot go on, what it means for bets and money, and the way out (S4-14). */
export function BlockPage() {
  const t = useT('system-pages');
  useLanguage();
  useReady(true);
  const userId = useStreamValue(auth$, (auth) => auth.userId);
  return (
    <MessageCard
      alone
      lead={<Brand />}
      title={t('seo.block.title')}
      actions={
        userId !== null && (
          <Button size={48} icon="logout" onClick={() => logout()}>
            {t('common:signOut')}
          </Button>
        )
      }
    >
      <p>{t('seo.block.description')}</p>
      {userId !== null && <p>{t('accountNumber', { number: userId })}</p>}
    </MessageCard>
  );
}
