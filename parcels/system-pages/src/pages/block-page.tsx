import { useEffect, useState } from 'react';

import { BREAK_BAN_LEVEL, displayPublicNumber, type PageProps } from '@paddock/contract';
import { auth$, hrefFor, logout, profile$ } from '@paddock/shared-utils';
import { useFormat, useLanguage, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button, LinkButton, useReady } from '@paddock/styleguide';

import { AppealLink } from '../parts/appeal-link.tsx';
import { Brand } from '../parts/brand.tsx';
import { MessageCard } from '../parts/message-card.tsx';
import { useLiveSocket } from '../parts/use-live-socket.ts';

/**
 * Why a banned player cannot go on, what it means for bets and money, and the way out (S4-14). It titles itself by the same
 * words as its document, which knows why too.
 */
export function BlockPage({ setSeo }: Pick<PageProps, 'setSeo'>) {
  const t = useT('system-pages');
  useLanguage();
  useReady(true);
  useLiveSocket();
  const isBreak = useStreamValue(auth$, ({ banLevel }) => banLevel === BREAK_BAN_LEVEL);
  const isBanned = useStreamValue(auth$, ({ banLevel }) => banLevel > 0);
  // Who signs out here is led away, and reads nothing else meanwhile.
  const [wasBanned] = useState(isBanned);
  const why = isBreak ? 'break' : isBanned || wasBanned ? 'account' : 'country';
  const name = t(`seo.block.${why}.title`);
  const description = t(`seo.block.${why}.description`);
  useEffect(() => {
    setSeo({ name, description });
  }, [setSeo, name, description]);
  const Why = PARTS[why];
  return <Why />;
}

/** The site is not open where its visitor is (S4-13). */
function ClosedHere() {
  const t = useT('system-pages');
  const email = useSiteConfig(({ support }) => support?.email);
  return (
    <MessageCard alone lead={<Brand />} title={t('seo.block.country.title')} actions={<AppealLink />}>
      <p>{t('seo.block.country.description')}</p>
      {email !== undefined && <p>{t('seo.block.country.support', { email })}</p>}
    </MessageCard>
  );
}

function Restriction() {
  const t = useT('system-pages');
  const isSignedIn = useStreamValue(auth$, ({ userId }) => userId !== null);
  const number = useStreamValue(profile$, (value) =>
    'profile' in value ? displayPublicNumber(value.profile.user_number) : null,
  );
  return (
    <MessageCard
      alone
      lead={<Brand />}
      title={t('seo.block.account.title')}
      actions={
        isSignedIn && (
          <>
            <AppealLink />
            <Button size={48} icon="logout" onClick={() => logout()}>
              {t('common:signOut')}
            </Button>
          </>
        )
      }
    >
      <p>{t('seo.block.account.description')}</p>
      {/* The place of the number is kept until it is known. */}
      {isSignedIn && <p>{number === null ? '\u00a0' : t('playerNumber', { number })}</p>}
    </MessageCard>
  );
}

/** A break the player chose: until when, and the way in that is left (rules §9). */
function OwnBreak() {
  const t = useT('system-pages');
  const { date, time, zone } = useFormat();
  const endMs = useStreamValue(profile$, (value) =>
    'profile' in value ? value.profile.restricted_until_ms : null,
  );
  return (
    <MessageCard
      alone
      lead={<Brand />}
      title={t('seo.block.break.title')}
      actions={
        <>
          <LinkButton size={48} icon="user" href={hrefFor('/office/account')}>
            {t('seo.block.break.account')}
          </LinkButton>
          <LinkButton size={48} icon="bank" href={hrefFor('/office/deduce')}>
            {t('seo.block.break.withdraw')}
          </LinkButton>
          <LinkButton size={48} icon="history" href={hrefFor('/office/history')}>
            {t('seo.block.break.history')}
          </LinkButton>
          <LinkButton size={48} icon="chat" href={hrefFor('/office/payment/requests')}>
            {t('seo.block.break.requests')}
          </LinkButton>
          <Button size={48} icon="logout" onClick={() => logout()}>
            {t('common:signOut')}
          </Button>
        </>
      }
    >
      {/* The place of the date is kept until it is known. */}
      <p data-testid="break-end">
        {endMs === null
          ? '\u00a0'
          : t('seo.block.break.ends', { until: `${date(endMs)}, ${time(endMs)} ${zone(endMs)}` })}
      </p>
      <p>{t('seo.block.break.description')}</p>
    </MessageCard>
  );
}

const PARTS = { break: OwnBreak, account: Restriction, country: ClosedHere } as const;
