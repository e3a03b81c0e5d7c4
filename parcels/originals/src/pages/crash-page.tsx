import { useEffect } from 'react';
import { visitorCurrency, type PageProps } from '@paddock/contract';
import { activeAccount$, auth$, readOf } from '@paddock/shared-utils';
import { useRead, useSiteConfig, useStreamValue, useT, useTable } from '@paddock/shared-utils/react';
import { Notice, Panel, SkeletonRows, useReady } from '@paddock/styleguide';

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
import { useTimes } from '../crash/use-times.ts';
import { FairLine } from '../live-roulette/fair-line.tsx';
import { FULL_SCREEN_ID } from '../parts/full-screen.ts';
import { GuestPanel } from '../parts/guest-panel.tsx';
import { SharedHead } from '../parts/shared-head.tsx';

const SLOTS = [1, 2];
const NO_TOTALS = { bets: 0, players: 0, byCurrency: [] };

/** Crash: one flight that all share. Guests look on. */
export function CrashPage({ mountWidget }: Pick<PageProps, 'mountWidget'>) {
  const t = useT('originals');
  const times = useTimes();
  useReady(true);
  const table = useTable('crash');
  const who = useStreamValue(auth$, ({ status }) => status);
  const isSignedIn = who === 'signed-in';
  const check = useCheck();
  const seen = table.status === 'ready' || table.status === 'stale' ? table : undefined;
  const round = seen?.round;
  const onCheck = (number: number) => {
    void check.check(number);
    document.getElementById('crash-check')?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className={styles.page} id={FULL_SCREEN_ID}>
      <div className={styles.flight}>
        <Panel bleed>
          <SharedHead
            code="crash"
            title={t('seo.crash.title')}
            note={t('crash.returns')}
            mount={mountWidget}
            round={round}
            isSignedIn={isSignedIn}
          />
          <LastRounds over={round?.phase === 'ended' ? round.number : null} onCheck={onCheck} />
          <FlightPanel round={round} />
          {table.status === 'stale' && (
            <Notice tone="warning" title={t('crash.stale')} announce>
              {t('crash.staleText')}
            </Notice>
          )}
          {round !== undefined && round.stopMilli !== null && (
            <Notice title={t('crash.stop', { at: times(round.stopMilli) })} />
          )}
          <FairLine game="crash" round={round} />
        </Panel>
      </div>
      <div className={styles.side}>
        {isSignedIn ? <Places round={round} /> : <GuestSide isKnown={who === 'guest'} />}
      </div>
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

/** Nobody is told to sign in before it is known who is here. */
function GuestSide({ isKnown }: { readonly isKnown: boolean }) {
  const currency = useSiteConfig(visitorCurrency) ?? 'EUR';
  const bounds = useBoundsIn(currency);
  return (
    <>
      {isKnown ? (
        <GuestPanel />
      ) : (
        <Panel>
          <SkeletonRows count={4} cells={0} />
        </Panel>
      )}
      <CrashRules bounds={bounds} />
    </>
  );
}
