import { useMemo } from 'react';
import type { PageProps } from '@paddock/contract';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { Notice, PageLayout, SkeletonRows, useReady } from '@paddock/styleguide';

import { viewOf } from '../model/desk-view.ts';
import styles from '../parts/desk.module.css';
import { TradingDesk } from '../parts/trading-desk.tsx';
import { ChoosePassword } from '../parts/session/choose-password.tsx';
import { DeskContext, type Desk } from '../parts/session/desk-context.ts';
import { DeskHead } from '../parts/session/desk-head.tsx';
import { SignInForm } from '../parts/session/sign-in-form.tsx';
import { useDeskSession, type DeskSession } from '../parts/session/use-desk-session.ts';
import { useIsIdle } from '../parts/session/use-is-idle.ts';

/** The operators' desk: a sign-in of its own, and what the operator's roles allow of trading. */
export function TradingPage({ query }: PageProps) {
  const t = useT('desk');
  useLanguage();
  useReady(true);
  const desk = useDeskSession();
  return (
    <div className={styles.desk}>
      <PageLayout title={t('seo.trading.title')} actions={<DeskHead desk={desk} />}>
        <Content desk={desk} query={query} />
      </PageLayout>
    </div>
  );
}

function Content({ desk, query }: { readonly desk: DeskSession; readonly query: string }) {
  const t = useT('desk');
  const isIdle = useIsIdle();
  const { state, lost } = desk;
  const signedIn = state.status === 'in' ? state : null;
  const context = useMemo<Desk | null>(
    () =>
      signedIn && {
        session: signedIn.session,
        token: signedIn.token,
        may: (permission) => signedIn.session.permissions.includes(permission),
        isIdle,
        lost,
      },
    [signedIn, isIdle, lost],
  );
  if (state.status === 'asking') return <SkeletonRows count={8} />;
  if (context === null) return <SignInForm desk={desk} isEnded={state.status === 'out' && state.isEnded} />;
  if (context.session.passwordChangeNeeded) return <ChoosePassword desk={desk} token={context.token} />;
  if (!context.may('reports:read')) return <Notice tone="warning">{t('noRight')}</Notice>;
  return (
    <DeskContext value={context}>
      <TradingDesk view={viewOf(query)} />
    </DeskContext>
  );
}
