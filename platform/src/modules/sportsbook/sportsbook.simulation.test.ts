import { acceptsPrice, type Ratio } from '@paddock/contract';
import type { BetExplanationView, BetView, CashOutView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { editOf } from './testing/edit-calls.ts';
import { MortalPlatform } from './testing/mortal-platform.ts';
import {
  accountOf,
  isVoidByOperator,
  multiplierOf,
  returnOf,
  type SimulatedMatch,
} from './testing/simulated-match.ts';
import { SimulatedSeason, type Attempt } from './testing/simulated-season.ts';
import { auditProblems, betsOf, getAs, moneyOf, placementOf } from './testing/sportsbook.fixture.ts';

const STEPS = 184;
/** Escrow and liability are compared with what is open while results come, are corrected and are taken back. */
const AUDIT_EVERY = 8;
const START_MINOR = 100_000n;
const DELAY_MS = 3_000;

const minor = (amount: string) => BigInt(amount.replace('.', ''));

/** A bet may be struck at a price the match had at that very time. */
function hadPrice({ priced }: SimulatedMatch, outcome: 'home' | 'draw' | 'away', odds: number, atMs: number) {
  const before = priced.filter(({ fromMs }) => fromMs < atMs).at(-1);
  const then = priced.filter(({ fromMs }) => fromMs === atMs);
  return [before, ...then].some((price) => price?.odds[outcome] === odds);
}

function expectFairlyStruck({ picks, policy, kind, answer }: Attempt, bet: BetView): void {
  for (const [at, { match, outcome, seenMilli }] of picks.entries()) {
    const struck = bet.legs[at]?.oddsMilli ?? 0;
    expect(hadPrice(match, outcome, struck, bet.acceptedAtMs)).toBe(true);
    // An anti-accumulator is held to its own price.
    expect(acceptsPrice(kind.antiOddsMilli ? 'any' : policy, seenMilli, struck)).toBe(true);
    if (!('status' in answer) || answer.status !== 'pending') continue;
    const t0 = answer.decidesAtMs - DELAY_MS;
    expect(match.closedAtMs.filter((closed) => closed > t0 && closed < bet.acceptedAtMs)).toEqual([]);
  }
}

/** What the legs of a bet multiply its stake by, written out again from rules §10; undefined while it is open. */
function multipliersOf(
  { kind }: Attempt,
  bet: BetView,
  legs: readonly (Ratio | undefined)[],
  { anti }: BetExplanationView,
): readonly (Ratio | undefined)[] {
  if (anti !== undefined) return [antiMultiplierOf(bet, legs, anti)];
  if (kind.lines !== undefined) return [pairsOf(legs)];
  const sizes = kind.links ?? (kind.type === 'chain' ? legs.map(() => 1) : undefined);
  if (sizes === undefined) return legs;
  const ends = sizes.map((_, at) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0));
  return [accountOf(ends.map((end, at) => legs.slice(end - (sizes[at] ?? 0), end)))];
}

/** A stake that is divided over the three pairs of three legs. */
function pairsOf([one, two, three]: readonly (Ratio | undefined)[]): Ratio | undefined {
  if (one === undefined || two === undefined || three === undefined) return undefined;
  const pairs = [[one, two], [one, three], [two, three]] as const; // oxfmt-ignore
  const den = 3n * (one.den * two.den * three.den) ** 2n;
  const num = pairs.reduce((sum, [a, b]) => sum + (den * a.num * b.num) / (3n * a.den * b.den), 0n);
  return { num, den };
}

function antiMultiplierOf(
  bet: BetView,
  legs: readonly (Ratio | undefined)[],
  { oddsMilli, marginPpb, chancesPpb }: NonNullable<BetExplanationView['anti']>,
): Ratio | undefined {
  const price = (chances: readonly number[]) =>
    Math.floor((1000 - marginPpb / 1e6) / (1 - chances.reduce((all, ppb) => (all * ppb) / 1e9, 1)));
  expect(Math.abs(price(chancesPpb) - oddsMilli)).toBeLessThanOrEqual(1);
  if (legs.includes(undefined)) return undefined;
  const ends = legs.flatMap((leg, at) => {
    if (leg === undefined || leg.num === 0n) return ['lose'];
    return leg.num * 1000n === leg.den * BigInt(bet.legs[at]?.oddsMilli ?? 0) ? ['win'] : ['void'];
  });
  const left = chancesPpb.filter((_, at) => ends[at] !== 'void');
  if (left.length === 0) return { num: 1n, den: 1n };
  if (!ends.includes('lose')) return { num: 0n, den: 1n };
  return { num: BigInt(left.length === legs.length ? oddsMilli : price(left)), den: 1000n };
}

async function expectSound(server: MortalPlatform): Promise<void> {
  expect(await server.survive(() => auditProblems(server.platform))).toEqual([]);
  expect(await server.survive(() => server.platform.modules.sportsbook.auditExposure())).toEqual([]);
}

async function countOpenAgain({ platform }: MortalPlatform): Promise<number> {
  const { rows } = await sql`select from sportsbook_bet where status = 'open' and revision > 0`.execute(
    platform.kernel.db,
  );
  return rows.length;
}

/** A placement and an edit is what its key says, and has a bet if it was taken. */
async function expectEnd(
  { platform }: MortalPlatform,
  { player, key, edit, answer }: Attempt,
  bet: BetView | undefined,
): Promise<void> {
  if (edit === undefined) {
    const end = await placementOf(platform, player, key);
    expect(end.status).toBe(bet === undefined ? 'rejected' : 'accepted');
    return;
  }
  // What was refused at its receipt is kept with its key alone.
  const end: { readonly status?: unknown } = await editOf(platform, player, edit.key);
  const isRefused = end.status === 'refused' || 'code' in answer;
  expect(bet === undefined ? isRefused : end.status === 'edited').toBe(true);
}

/** What of a bet was cashed out, by the answers its player got: each at least its part of what was quoted. */
async function leftOf(
  server: MortalPlatform,
  { leaving: { cashOuts, orders }, attempts }: SimulatedSeason,
  { id, ...bet }: BetView,
) {
  const left = { parts: 0, byItself: 0, edits: 0, stakeMinor: 0n, paidMinor: 0n };
  // All of what was left, for no less than its player waited for.
  for (const { stake, paid } of (bet.cashOuts ?? []).filter(({ byOrder }) => byOrder)) {
    expect(orders.some(({ betId, leastMinor }) => betId === id && minor(paid) >= leastMinor)).toBe(true);
    left.byItself += 1;
    left.parts += 1;
    left.stakeMinor += minor(stake);
    left.paidMinor += minor(paid);
  }
  expect(left.byItself).toBeLessThan(2);
  if (left.byItself === 1) expect(bet.remainingStake).toBe('0.00');
  for (const { key, player, quotedMinor, remainingMinor } of cashOuts.filter(({ betId }) => betId === id)) {
    const end = (await getAs(server.platform, player, `cash-outs/${key}`)).json<CashOutView>();
    if (end.status !== 'paid') continue;
    const [stakeMinor, paidMinor] = [minor(end.stake), minor(end.paid)];
    expect(paidMinor >= (quotedMinor * stakeMinor) / remainingMinor).toBe(true);
    left.parts += 1;
    left.stakeMinor += stakeMinor;
    left.paidMinor += paidMinor;
  }
  // An edit leaves all of what there is by then.
  for (const { player, edit } of attempts.filter((one) => one.edit?.betId === id)) {
    const end = await editOf(server.platform, player, edit?.key ?? '');
    if (end.status !== 'edited') continue;
    expect([bet.editedInto?.betId, end.bet.editedFrom?.betId]).toEqual([end.bet.id, id]);
    left.edits += 1;
    left.parts += 1;
    left.stakeMinor = minor(bet.stake);
    left.paidMinor += minor(end.paid);
  }
  expect(left.edits).toBeLessThan(2);
  return left;
}

describe('a random season on a server that dies at its commits', () => {
  let openAgain = 0;
  let cashedOut = 0;
  let undone = 0;
  let byItself = 0;
  let edited = 0;
  const kinds = new Map<string, number>();

  it.each([1, 2, 3, 4])(
    'seed %i: no placement is lost or doubled, every bet pays what the rules say, the ledger holds',
    async (seed) => {
      const server = await MortalPlatform.start();
      const season = new SimulatedSeason(server, seed);
      await season.begin();
      for (let step = 0; step < STEPS; step++) {
        await season.step();
        if (step % AUDIT_EVERY === 0) await expectSound(server);
      }
      await season.takeAllBack();
      await expectSound(server);
      openAgain += await countOpenAgain(server);
      await season.end();

      expect(server.crashes).toBeGreaterThan(2);
      expect(await auditProblems(server.platform)).toEqual([]);
      for (const player of season.players) {
        const { bets, nextCursor } = await betsOf(server.platform, player, 'limit=100');
        expect(nextCursor).toBeNull();
        const byKey = new Map(bets.map((bet) => [bet.key, bet]));
        expect(byKey.size).toBe(bets.length);
        let expected = START_MINOR;
        for (const attempt of season.attempts.filter((one) => one.player === player)) {
          const bet = byKey.get(attempt.key);
          await expectEnd(server, attempt, bet);
          byKey.delete(attempt.key);
          if (bet === undefined) continue;
          expectFairlyStruck(attempt, bet);
          const url = `bets/${bet.id}/explanation`;
          const explanation = (await getAs(server.platform, player, url)).json<BetExplanationView>();
          kinds.set(bet.type, (kinds.get(bet.type) ?? 0) + 1);
          const legs = multipliersOf(
            attempt,
            bet,
            attempt.picks.map(({ match, outcome }, at) =>
              multiplierOf(match, outcome, bet.legs[at]?.oddsMilli ?? 0, bet.acceptedAtMs),
            ),
            explanation,
          );
          const left = await leftOf(server, season, bet);
          edited += left.edits;
          cashedOut += left.parts;
          byItself += left.byItself;
          const isUndone = attempt.picks.every(({ match, outcome }) => isVoidByOperator(match, outcome));
          if (isUndone && left.parts > 0) undone += 1;
          const payout = isUndone
            ? minor(bet.stake)
            : left.paidMinor + (returnOf(minor(bet.stake) - left.stakeMinor, legs) ?? 0n);
          expect(bet.status === 'cashed-out').toBe(!isUndone && left.stakeMinor === minor(bet.stake));
          expect([bet.key, minor(bet.payout)]).toEqual([attempt.key, payout]);
          expected += payout - minor(bet.stake);
          expect(explanation).toMatchObject({ total: bet.payout, agrees: true });
        }
        expect([...byKey.keys()]).toEqual([]);
        expect(await moneyOf(server.platform, player)).toEqual({ free: expected, held: 0n });
      }
      await server.platform.close();
    },
  );

  it('has every kind of bet', () => {
    for (const kind of ['single', 'accumulator', 'system', 'chain', 'conditional', 'anti-accumulator'])
      expect(kinds.get(kind)).toBeGreaterThan(5);
  });

  it('audits bets that are open again', () => {
    expect(openAgain).toBeGreaterThan(0);
  });

  it('leaves bets in whole and in part', () => {
    expect(cashedOut).toBeGreaterThan(4);
  });

  it('edits bets', () => {
    expect(edited).toBeGreaterThan(4);
  });

  it('leaves bets by themselves', () => {
    expect(byItself).toBeGreaterThan(4);
  });

  it('gives back by an operator’s void what was left', () => {
    expect(undone).toBeGreaterThan(2);
  });
});
