import { useEffect, type ReactNode } from 'react';
import { visitorCurrency, type PageProps } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';
import { LIVE_ROULETTE } from '@paddock/games/live-roulette';
import { activeAccount$, auth$, readOf, type Account } from '@paddock/shared-utils';
import {
  useRead,
  useSiteConfig,
  useStreamValue,
  useT,
  useTable,
  type PagesRead,
} from '@paddock/shared-utils/react';
import { Notice, Panel, SkeletonRows, useReady } from '@paddock/styleguide';

import { CrashMoney } from '../crash/crash-money.tsx';
import { useChips } from '../crash/slot-parts.tsx';
import { useBets } from '../crash/use-bets.ts';
import { BetDock } from '../live-roulette/bet-dock.tsx';
import { BetPanel } from '../live-roulette/bet-panel.tsx';
import { FairLine } from '../live-roulette/fair-line.tsx';
import styles from '../live-roulette/live-roulette.module.css';
import { MyBets } from '../live-roulette/my-bets.tsx';
import { Players } from '../live-roulette/players.tsx';
import { beyond, chipsOf, standing, together } from '../live-roulette/round-bets.ts';
import { RulesPanel } from '../live-roulette/rules-panel.tsx';
import { StatisticsPanel } from '../live-roulette/statistics-panel.tsx';
import { TablePanel } from '../live-roulette/table-panel.tsx';
import { useResults, type Fell } from '../live-roulette/use-results.ts';
import { useTableBets } from '../live-roulette/use-table-bets.ts';
import { FULL_SCREEN_ID } from '../parts/full-screen.ts';
import { GuestPanel } from '../parts/guest-panel.tsx';
import { SharedHead } from '../parts/shared-head.tsx';

const GAME = LIVE_ROULETTE.code;
const NO_TOTALS = { bets: 0, players: 0, byCurrency: [] };

/** The live table: one wheel, one clock and one betting window for all. Guests look on. */
export function LiveRoulettePage({ mountWidget: mount }: Pick<PageProps, 'mountWidget'>) {
  useReady(true);
  const table = useTable(GAME);
  const account = useStreamValue(activeAccount$, (value) => ('account' in value ? value.account : undefined));
  const who = useStreamValue(auth$, ({ status }) => status);
  const seen = table.status === 'ready' || table.status === 'stale' ? table : undefined;
  const results = useResults(seen?.round);
  const seenBy = { seen, results, isStale: table.status === 'stale', mount };
  return (
    <div className={styles.page} id={FULL_SCREEN_ID}>
      {who === 'signed-in' && account !== undefined ? (
        <PlayerTable {...seenBy} account={account} />
      ) : (
        <GuestTable {...seenBy} isKnown={who === 'guest'} />
      )}
    </div>
  );
}

type Seen = Extract<ReturnType<typeof useTable>, { readonly status: 'ready' | 'stale' }>;

interface SeenTable {
  readonly seen: Seen | undefined;
  readonly results: readonly Fell[];
  /** The line is lost: what stands here is old. */
  readonly isStale: boolean;
  readonly mount: PageProps['mountWidget'];
}

function useBoundsIn(currency: string) {
  const { value } = useRead({
    ...readOf('/web-api/shared-rounds/:game', { params: { game: GAME }, query: { currency } }),
    isPublic: true,
  });
  return value.status === 'ready' ? value.data : undefined;
}

function PlayerTable({ seen, results, isStale, mount, account }: SeenTable & { readonly account: Account }) {
  const read = useBets(GAME);
  const { value, reload } = read;
  const currency = account.iso;
  const round = seen?.round;
  const bounds = useBoundsIn(currency);
  const chips = useChips(currency, bounds);
  const all: readonly SharedBetView[] = value.status === 'ready' ? value.data.rows : [];
  const table = useTableBets({ round, account, bets: all, chips, onChanged: reload });
  const bets = standing(all, round?.number ?? null, currency);
  const placed = chipsOf(bets);
  const isOpen = round?.phase === 'open';
  const over = round?.phase === 'ended' ? round.number : null;
  // What was lost is told by no news of its own: the end of the round is read with the others.
  useEffect(() => {
    if (over !== null) reload();
  }, [over, reload]);
  return (
    <>
      <div className={styles.table}>
        <TableTop
          round={round}
          isStale={isStale}
          mount={mount}
          isSignedIn
          dock={
            <BetDock
              round={round}
              account={account}
              bounds={bounds}
              table={table}
              bets={bets}
              chips={chips}
            />
          }
        >
          <TablePanel
            round={round}
            results={results}
            // What is not placed is not in play: it is not shown while the ball runs.
            chips={isOpen ? together(placed, table.draft.chips) : placed}
            bets={bets}
            onLay={(shown) => table.draft.lay(beyond(shown, placed))}
            isDisabled={!isOpen || isStale || table.isSending}
            chipMinor={table.chipMinor}
            currency={currency}
          />
        </TableTop>
      </div>
      <div className={styles.side}>
        <BetPanel round={round} account={account} bounds={bounds} table={table} bets={bets} />
        <CrashMoney account={account} bets={all} />
        <RulesPanel bounds={bounds} />
      </div>
      <Lists seen={seen} results={results} own={new Set(bets.map(({ id }) => id))} mine={read} />
    </>
  );
}

/** Who is here is known; until then nobody is told to sign in. */
function GuestTable({ seen, results, isStale, mount, isKnown }: SeenTable & { readonly isKnown: boolean }) {
  const currency = useSiteConfig(visitorCurrency) ?? 'EUR';
  return (
    <>
      <div className={styles.table}>
        <TableTop round={seen?.round} isStale={isStale} mount={mount} isSignedIn={false}>
          <TablePanel
            round={seen?.round}
            results={results}
            chips={[]}
            bets={[]}
            onLay={() => undefined}
            isDisabled
            chipMinor={0n}
            currency={currency}
          />
        </TableTop>
      </div>
      <div className={styles.side}>
        {isKnown ? (
          <GuestPanel />
        ) : (
          <Panel>
            <SkeletonRows count={4} cells={0} />
          </Panel>
        )}
        <RulesPanel bounds={useBoundsIn(currency)} />
      </div>
      <Lists seen={seen} results={results} own={new Set()} mine={undefined} />
    </>
  );
}

interface TableTopProps {
  readonly round: Seen['round'] | undefined;
  readonly isStale: boolean;
  readonly mount: PageProps['mountWidget'];
  readonly isSignedIn: boolean;
  /** Where bets are placed; nothing for guests. */
  readonly dock?: ReactNode;
  readonly children: ReactNode;
}

function TableTop({ round, isStale, mount, isSignedIn, dock, children }: TableTopProps) {
  const t = useT('originals');
  return (
    <Panel bleed>
      <SharedHead
        code={GAME}
        title={t('seo.liveRoulette.title')}
        note={t('liveRoulette.returns')}
        mount={mount}
        round={round}
        isSignedIn={isSignedIn}
      />
      {isStale && (
        <Notice tone="warning" title={t('crash.stale')} announce>
          {t('liveRoulette.stale')}
        </Notice>
      )}
      {children}
      {dock}
      <FairLine game={GAME} round={round} />
    </Panel>
  );
}

interface ListsProps extends Pick<SeenTable, 'seen' | 'results'> {
  readonly own: ReadonlySet<string>;
  /** Undefined for guests. */
  readonly mine: PagesRead<SharedBetView> | undefined;
}

const Lists = ({ seen, results, own, mine }: ListsProps) => (
  <div className={styles.lists}>
    <Players bets={seen?.bets ?? []} totals={seen?.totals ?? NO_TOTALS} own={own} />
    {mine !== undefined && <MyBets read={mine} />}
    <StatisticsPanel results={results} />
  </div>
);
