import { setTimeout as wait } from 'node:timers/promises';
import type { AccountsView, EventListView, PlaceBetRequest, TokenView } from '@paddock/contract/schemas';
import { query } from '@paddock/platform/testing/cluster';

import { fundedPlayer, type FundedPlayer } from '../setup/funded-player.ts';
import { auditedSums } from '../setup/ledger.ts';
import { bodyOf } from '../setup/register.ts';
import { setStage, type Stage } from '../setup/stage.ts';

/** Bets of the market; `SETTLED_BETS=100000 npm run jest -- settlement-killed` settles a hundred thousand. */
const BETS = Number(process.env['SETTLED_BETS'] ?? '1200');
/** What counts for a player's points looks at all their bets on a match for each of these: few players wait long for theirs. */
const BETS_OF_ONE = 200;
/** From here on there is time to hit the middle. */
const MANY = 10_000;
const IN_FLIGHT = 24;
/** Each stakes 0.20 at 1.05 and wins a cent: what the house stands to lose is no reason to refuse one. */
const PRICES = [1050, 9000, 15_000] as const;
const STAKE = '0.20';
const LOOK_EVERY_MS = 5;

/** kill -9 in the middle of a settlement: what was settled stays so, the rest follows, and nobody is paid twice. */
describe('the settlement of a market with very many bets', () => {
  let stage: Stage;
  let players: readonly FundedPlayer[];

  beforeAll(async () => {
    stage = await setStage();
    await stage.feed.match('killed', 'Harbour City', 'Mill Rovers', { prices: PRICES });
    const made: FundedPlayer[] = [];
    for (let n = 0; n < Math.ceil(BETS / BETS_OF_ONE); n++)
      made.push(await fundedPlayer(stage.origin, `settled${n}@example.com`));
    players = made;
  }, timeFor(BETS));
  afterAll(async () => {
    // Points for all these bets are still being counted, and nobody waits for them.
    await stage.kill();
    await stage.close();
  });

  const rows = async <Row>(statement: string): Promise<readonly Row[]> =>
    (await query(stage.dataEnvironment.DATABASE_URL, statement)) as Row[];
  const settled = async (): Promise<number> =>
    (await rows<{ n: number }>(`select count(*)::int as n from sportsbook_bet where status <> 'open'`))[0]
      ?.n ?? 0;

  async function tokenOf({ cookie }: FundedPlayer): Promise<string> {
    const url = `${stage.origin}/web-api/user/gettoken?force_refresh=true`;
    return (await bodyOf<TokenView>(await fetch(url, { headers: { cookie } }))).token;
  }

  /** So many bets of a player, some at once. */
  async function placeFor(player: FundedPlayer, count: number, leg: PlaceBetRequest['legs'][number]) {
    const token = await tokenOf(player);
    const bet: PlaceBetRequest = {
      ...{ type: 'single', accountId: player.accountId, stake: STAKE, policy: 'none', legs: [leg] },
    };
    let next = 0;
    const work = async () => {
      while (next < count) {
        const key = `${player.playerId}-${String(next++).padStart(7, '0')}`;
        const answer = await fetch(`${stage.origin}/web-api/sportsbook/bets`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': key,
          },
          body: JSON.stringify(bet),
        });
        await bodyOf(answer);
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  }

  it(
    'is killed half way, goes on after the restart and pays each bet once',
    async () => {
      const list = await fetch(`${stage.origin}/web-api/sportsbook/events?section=line`);
      const market = (await bodyOf<EventListView>(list)).events[0]?.markets[0];
      const home = market?.selections[0];
      if (market === undefined || home === undefined) throw new Error('the list shows no match');
      const leg = {
        ...{ selectionId: `${market.id}.${home.outcome}`, priceVersion: market.version },
        oddsMilli: home.oddsMilli,
      };
      for (const player of players) await placeFor(player, BETS / players.length, leg);

      const startedMs = performance.now();
      await stage.feed.finish('killed', [2, 1]);
      while ((await settled()) < (BETS < MANY ? 1 : BETS / 2)) await wait(LOOK_EVERY_MS);
      await stage.kill();
      const before = await settled();
      const killedMs = performance.now();
      expect(before).toBeGreaterThan(0);
      expect(before).toBeLessThan(BETS);

      await stage.restart();
      await stage.feed.resume();
      while ((await settled()) < BETS) await wait(100);
      const seconds = (ms: number) => (ms / 1_000).toFixed(1);
      process.stderr.write(
        `${BETS} bets: ${before} settled in ${seconds(killedMs - startedMs)} s before the kill, ` +
          `all ${seconds(performance.now() - killedMs)} s after it, the restart among them\n`,
      );

      expect(
        await rows(`select status, payout_minor::int as paid, count(*)::int as n
        from sportsbook_bet group by 1, 2`),
      ).toEqual([{ status: 'won', paid: 21, n: BETS }]);
      for (const player of players) {
        const headers = { authorization: `Bearer ${await tokenOf(player)}` };
        const accounts = await fetch(`${stage.origin}/web-api/user/accounts`, { headers });
        const won = BETS / players.length;
        expect((await bodyOf<AccountsView>(accounts)).all_accounts[0]?.money).toBe(
          (2_000 + won / 100).toFixed(2),
        );
      }
      expect(await auditedSums(stage.dataEnvironment)).toEqual({ EUR: '0' });
    },
    timeFor(BETS),
  );
});

/** A busy machine places and settles some hundred a second. */
function timeFor(bets: number): number {
  return 300_000 + bets * 20;
}
