import { jest } from '@jest/globals';
import { formatAmount } from '@paddock/contract';
import { sql } from 'kysely';

import { SeededRandom } from '../../../testing/seeded-random.ts';
import {
  auditProblems,
  createSportsbookPlatform,
  legOf,
  marketOf,
  moneyOf,
  newKey,
  openBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

const SEED = 20261123;
/** Ten times as many by `npm run simulate`. */
const BURSTS = process.env['SIMULATION_STEPS'] === undefined ? 12 : 120;
const MOST_AT_ONCE = 48;
const STAKES = [50, 100, 150, 400] as const;

/** What may refuse a player, and how much there is to stake before it does. */
interface Sort {
  readonly refusedWith: string | undefined;
  readonly roomMinor: number;
}
const SORTS = {
  rich: { refusedWith: undefined, roomMinor: 10_000_000 },
  poor: { refusedWith: 'INSUFFICIENT_FUNDS', roomMinor: 2_000 },
  frozen: { refusedWith: 'ACCOUNT_FROZEN', roomMinor: 0 },
  limited: { refusedWith: 'LIMIT_REACHED', roomMinor: 2_500 },
  /** Two accounts of one person, which count together. */
  joined: { refusedWith: 'LIMIT_REACHED', roomMinor: 3_000 },
} as const satisfies Record<string, Sort>;

interface Punter {
  readonly sort: Sort;
  readonly player: TestPlayer;
  /** Whose stakes fill the same room. */
  readonly group: string;
  readonly freeMinor: number;
}

interface Sent {
  readonly punter: Punter;
  readonly key: string;
  readonly stakeMinor: number;
  readonly isLive: boolean;
}

interface Answered extends Sent {
  readonly status: number;
  readonly body: string;
  readonly code: string | undefined;
}

describe('bursts of bets, duplicates and refusals that share statements (rules §3, §4, §9)', () => {
  const random = new SeededRandom(SEED);
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let punters: readonly Punter[];

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    // What ends a flood is proved by route-budgets.test.ts.
    jest.spyOn(platform.kernel.budgets, 'take').mockResolvedValue(0);
    book = await openBook(platform);
    punters = await enter(platform);
  });
  afterAll(() => platform.close());

  it(`leave each player the bets, the money and the limits of its own (seed ${SEED})`, async () => {
    const answered: Answered[] = [];
    for (let n = 0; n < BURSTS; n++) {
      const burst = burstOf(random, punters, answered);
      answered.push(...(await Promise.all(burst.map((sent) => answerOf(platform, book, sent)))));
    }
    await platform.advance(5_000);

    const byKey = Map.groupBy(answered, ({ punter, key }) => `${punter.player.playerId} ${key}`);
    const accepted = [...byKey.values()].flatMap(theOneAccepted);
    const stakedBy = (isOf: (sent: Sent) => boolean): number =>
      accepted.filter(isOf).reduce((sum, { stakeMinor }) => sum + stakeMinor, 0);

    for (const { code, punter, stakeMinor } of answered) {
      if (code === undefined || code === 'IDEMPOTENCY_MISMATCH') continue;
      const staked = stakedBy((sent) => sent.punter.group === punter.group);
      // Room never comes back, so whoever was refused has too little of it to the end, and nobody for another's sake.
      expect([code, punter.sort.roomMinor - staked < stakeMinor]).toEqual([punter.sort.refusedWith, true]);
    }
    for (const { player, freeMinor, group, sort } of punters) {
      const own = stakedBy(({ punter }) => punter.player === player);
      expect(await moneyOf(platform, player)).toEqual({ free: BigInt(freeMinor - own), held: BigInt(own) });
      expect(await countedOf(player)).toBe(BigInt(own));
      const keys = accepted.filter(({ punter }) => punter.player === player).length;
      expect(await betsOf(player)).toBe(keys);
      expect(stakedBy(({ punter }) => punter.group === group)).toBeLessThanOrEqual(sort.roomMinor);
    }
    expect(await auditProblems(platform)).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
    const codes = new Set(answered.map(({ code }) => code));
    expect([...codes].toSorted()).toEqual([
      'ACCOUNT_FROZEN',
      'IDEMPOTENCY_MISMATCH',
      'INSUFFICIENT_FUNDS',
      'LIMIT_REACHED',
      undefined,
    ]);
  });

  async function countedOf({ playerId }: TestPlayer): Promise<bigint> {
    const { rows } = await sql<{ counted: bigint }>`
      select coalesce(sum(amount_minor), 0)::bigint as counted from limits_movement
        where player_id = ${playerId}::bigint and kind = 'stake'`.execute(platform.kernel.db);
    return rows[0]?.counted ?? 0n;
  }

  async function betsOf({ playerId }: TestPlayer): Promise<number> {
    const { rows } = await sql<{ bets: number }>`
      select count(*)::int as bets from sportsbook_bet where player_id = ${playerId}::bigint`.execute(
      platform.kernel.db,
    );
    return rows[0]?.bets ?? 0;
  }
});

async function enter(platform: SportsbookPlatform): Promise<readonly Punter[]> {
  const { db, ids } = platform.kernel;
  const person = ids.forNewPlayer();
  const enterOne = async (name: keyof typeof SORTS): Promise<Punter> => {
    const sort: Sort = SORTS[name];
    const freeMinor = name === 'poor' ? sort.roomMinor : 1_000_000;
    const player = await richPlayer(platform, BigInt(freeMinor));
    const { playerId } = player;
    if (name === 'frozen') {
      await sql`insert into wallet_frozen (player_id, at_ms) values (${playerId}::bigint, 0)`.execute(db);
    }
    if (sort.refusedWith === 'LIMIT_REACHED') {
      await sql`
        insert into limits_limit (player_id, limit_type, state, value, currency, set_at_ms)
          values (${playerId}::bigint, 3, 'active', ${sort.roomMinor}, 'EUR', 0)`.execute(db);
    }
    if (name === 'joined') {
      await sql`
        insert into limits_player (player_id, counted_as) values (${playerId}::bigint, ${person}::bigint)
          on conflict (player_id) do update set counted_as = excluded.counted_as`.execute(db);
    }
    return { sort, player, freeMinor, group: name === 'joined' ? 'joined' : playerId };
  };
  const names = [
    'rich',
    'rich',
    'rich',
    'rich',
    'poor',
    'poor',
    'frozen',
    'limited',
    'limited',
    'joined',
    'joined',
  ] as const;
  const punters: Punter[] = [];
  for (const name of names) punters.push(await enterOne(name));
  return punters;
}

/** New keys, keys of the same burst and of earlier ones, the same body or another. */
function burstOf(random: SeededRandom, punters: readonly Punter[], before: readonly Sent[]): readonly Sent[] {
  const burst: Sent[] = [];
  for (let left = 4 + random.int(MOST_AT_ONCE - 4); left > 0; left--) {
    const known = random.int(2) === 0 ? burst : before;
    const kind = random.int(10);
    if (kind < 7 || known.length === 0) {
      burst.push({
        punter: random.pick(punters),
        key: newKey(),
        stakeMinor: random.pick(STAKES),
        isLive: random.int(4) === 0,
      });
    } else {
      const { punter, key, stakeMinor, isLive } = random.pick(known);
      burst.push({ punter, key, isLive, stakeMinor: kind === 9 ? random.pick(STAKES) : stakeMinor });
    }
  }
  return burst;
}

async function answerOf(platform: SportsbookPlatform, book: OpenBook, sent: Sent): Promise<Answered> {
  const { punter, key, stakeMinor, isLive } = sent;
  const leg = legOf(marketOf(isLive ? book.live : book.line, '1x2'), 'home');
  const stake = formatAmount(BigInt(stakeMinor), 'EUR');
  const answer = await place(platform, punter.player, [leg], { key, stake });
  const { code } = answer.json<{ code?: string }>();
  return { ...sent, status: answer.statusCode, body: answer.body, code };
}

/** One body of a key is answered, always the same; every other is a mismatch. Its stake, where it was accepted. */
function theOneAccepted(ofKey: readonly Answered[]): readonly Answered[] {
  const decided = ofKey.filter(({ code }) => code !== 'IDEMPOTENCY_MISMATCH');
  expect(new Set(decided.map(({ stakeMinor }) => stakeMinor)).size).toBe(1);
  expect(new Set(decided.map(({ status, code }) => `${status} ${code}`)).size).toBe(1);
  const [first] = decided;
  if (first === undefined || first.code !== undefined) return [];
  expect(new Set(decided.map(({ body }) => body)).size).toBe(1);
  return [first];
}
