import { useEffect } from 'react';
import { visitorCurrency } from '@paddock/contract';
import { activeAccount$, auth$, hrefFor, readOf } from '@paddock/shared-utils';
import { useRead, useSiteConfig, useStreamValue, useT, useTable } from '@paddock/shared-utils/react';
import { Icon, LinkButton, Notice, Panel, SectionHeader, useReady } from '@paddock/styleguide';

import { CheckPanel, useCheck } from '../crash/check-panel.tsx';
import { CrashMoney } from '../crash/crash-money.tsx';
import styles from '../crash/crash.module.css';
import { FlightPanel } from '../crash/flight-panel.tsx';
import { InRound } from '../crash/in-round.tsx';
import { LastRounds } from '../crash/last-rounds.tsx';
import { MyRounds } from '../crash/my-rounds.tsx';
import { CrashRules } from '../crash/rules-panel.tsx';
import { SlotPanel } from '../crash/slot-panel.tsx';
import { useBets } from '../crash/use-bets.ts';

const SLOTS = [1, 2];
const NO_TOTALS = { bets: 0, players: 0, byCurrency: [] };

/** Crash: one flight that all share. Guests look on. */
export function CrashPage() {
  const t = useT('originals');
  useReady(true);
  const table = useTable('crash');
  const isSignedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const check = useCheck();
  const seen = table.status === 'ready' || table.status === 'stale' ? table : undefined;
  const round = seen?.round;
  const onCheck = (number: number) => {
    void check.check(number);
    document.getElementById('crash-check')?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className={styles.page}>
      <div className={styles.flight}>
        <Panel bleed>
          <SectionHeader level={1} title={t('seo.crash.title')} note={t('crash.returns')} />
          <LastRounds over={round?.phase === 'ended' ? round.number : null} onCheck={onCheck} />
          <FlightPanel round={round} />
          {table.status === 'stale' && (
            <Notice tone="warning" title={t('crash.stale')} announce>
              {t('crash.staleText')}
            </Notice>
          )}
          {round !== undefined && round.stopMilli !== null && (
            <Notice title={t('crash.stop', { at: (round.stopMilli / 1000).toFixed(2) })} />
          )}
          <div className={styles.fair}>
            <Icon name="shield" />
            <p className={styles.dim}>
              {round === undefined || round.number === null ? (
                t('crash.fair.none')
              ) : (
                <>
                  {t('crash.fair.fixed', { number: round.number })}{' '}
                  <code className={styles.code} title={round.hashBefore ?? ''}>
                    {`${round.hashBefore?.slice(0, 6)}…${round.hashBefore?.slice(-4)}`}
                  </code>{' '}
                  {t('crash.fair.shown')}
                </>
              )}
            </p>
          </div>
        </Panel>
      </div>
      <div className={styles.side}>{isSignedIn ? <Places round={round} /> : <GuestSide />}</div>
      <div className={styles.lists}>
        <InRoundOf isSignedIn={isSignedIn} seen={seen} />
        {isSignedIn && <OwnRounds onCheck={onCheck} />}
        <CheckPanel {...check} />
      </div>
    </div>
  );
}

type Seen = Extract<ReturnType<typeof useTable>, { readonly status: 'ready' | 'stale' }>;

function InRoundOf({ isSignedIn, seen }: { readonly isSignedIn: boolean; readonly seen: Seen | undefined }) {
  return isSignedIn ? <InRoundOfPlayer seen={seen} /> : <InRoundWith seen={seen} own={new Set()} />;
}

function InRoundOfPlayer({ seen }: { readonly seen: Seen | undefined }) {
  const { value } = useBets('crash');
  const own = new Set(value.status === 'ready' ? value.data.rows.map(({ id }) => id) : []);
  return <InRoundWith seen={seen} own={own} />;
}

const InRoundWith = ({
  seen,
  own,
}: {
  readonly seen: Seen | undefined;
  readonly own: ReadonlySet<string>;
}) => (
  <InRound
    bets={seen?.bets ?? []}
    totals={seen?.totals ?? NO_TOTALS}
    own={own}
    isRunning={seen?.round.phase === 'running'}
  />
);

function OwnRounds({ onCheck }: { readonly onCheck: (round: number) => void }) {
  return <MyRounds read={useBets('crash')} onCheck={onCheck} />;
}

function useBoundsIn(currency: string) {
  const { value } = useRead({
    ...readOf('/web-api/shared-rounds/:game', { params: { game: 'crash' }, query: { currency } }),
    isPublic: true,
  });
  return value.status === 'ready' ? value.data : undefined;
}

function Places({ round }: { readonly round: Seen['round'] | undefined }) {
  const account = useStreamValue(activeAccount$, (value) => ('account' in value ? value.account : undefined));
  const { value, reload } = useBets('crash');
  const bounds = useBoundsIn(account?.iso ?? 'EUR');
  const bets = value.status === 'ready' ? value.data.rows : [];
  const over = round?.phase === 'ended' ? round.number : null;
  // What was collected on the way is told no more once the round ends: its end is read with the others.
  useEffect(() => {
    if (over !== null) reload();
  }, [over, reload]);
  if (account === undefined) return <CrashRules bounds={bounds} />;
  return (
    <>
      {SLOTS.map((slot) => (
        <SlotPanel
          key={slot}
          slot={slot}
          round={round}
          bets={bets}
          onChanged={reload}
          account={account}
          bounds={bounds}
        />
      ))}
      <CrashMoney account={account} bets={bets} />
      <CrashRules bounds={bounds} />
    </>
  );
}

function GuestSide() {
  const t = useT('originals');
  const currency = useSiteConfig(visitorCurrency) ?? 'EUR';
  const bounds = useBoundsIn(currency);
  return (
    <>
      <Panel bleed>
        <SectionHeader title={t('crash.guest.title')} />
        <div className={styles.slot}>
          <p className={styles.dim}>{t('crash.guest.text')}</p>
          <LinkButton href={hrefFor('/user/login')} block size={48}>
            {t('crash.guest.signIn')}
          </LinkButton>
        </div>
      </Panel>
      <CrashRules bounds={bounds} />
    </>
  );
}
