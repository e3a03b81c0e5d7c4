import { useMemo, type ReactNode } from 'react';
import { hrefFor } from '@paddock/shared-utils';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { LinkTabs, Notice, PageLayout, SkeletonRows, useReady } from '@paddock/styleguide';

import styles from '../desk.module.css';
import { ChoosePassword } from './choose-password.tsx';
import { DeskContext, type Desk } from './desk-context.ts';
import { DeskHead } from './desk-head.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useDeskSession, type DeskSession } from './use-desk-session.ts';
import { useIsIdle } from './use-is-idle.ts';

/** Pages of the desk, as they are listed. */
export const DESK_PAGES = ['trading', 'content', 'words', 'site', 'promotions'] as const;
export type DeskPage = (typeof DESK_PAGES)[number];

interface DeskShellProps {
  readonly page: DeskPage;
  /** What an operator has to be allowed to see anything of it; null where every operator may look. */
  readonly right: string | null;
  readonly children: ReactNode;
}

/** A page of the operators' desk: a sign-in of its own, the way to the other pages, and what the roles allow. */
export function DeskShell({ page, right, children }: DeskShellProps) {
  const t = useT('desk');
  useLanguage();
  useReady(true);
  const desk = useDeskSession();
  const { state } = desk;
  const isIn = state.status === 'in' && !state.session.passwordChangeNeeded;
  return (
    <div className={styles.desk}>
      <PageLayout title={t(`seo.${page}.title`)} actions={<DeskHead desk={desk} />}>
        {isIn && (
          <LinkTabs
            label={t('pages.label')}
            value={page}
            items={DESK_PAGES.map((id) => ({ id, label: t(`pages.${id}`), href: hrefFor(`/desk/${id}`) }))}
          />
        )}
        <SignedIn desk={desk} right={right}>
          {children}
        </SignedIn>
      </PageLayout>
    </div>
  );
}

interface SignedInProps {
  readonly desk: DeskSession;
  readonly right: string | null;
  readonly children: ReactNode;
}

function SignedIn({ desk, right, children }: SignedInProps) {
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
  if (right !== null && !context.may(right)) return <Notice tone="warning">{t('noRight')}</Notice>;
  return (
    <DeskContext value={context}>
      {isIdle && <Notice tone="warning">{t('idle')}</Notice>}
      {children}
    </DeskContext>
  );
}
