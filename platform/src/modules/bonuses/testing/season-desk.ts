import { giveToList } from '../promotions/operators/give-to-list.ts';
import {
  offerPromotion,
  startPromotion,
  stopPromotion,
  writePromotion,
} from '../promotions/operators/decide.ts';
import { callPoolOff } from './season-coupons.ts';
import type { Season } from './season.ts';
import { giveDrawBack } from './season-tickets.ts';
import { KINDS_OF_PROMOTION, seasonTerms } from './season-promotions.ts';

/** Promotions that run at once. */
const RUNNING = 13;

type DeskAct = (season: Season) => Promise<unknown>;

/** What operators, the feed and time do. */
export const DESK_ACTS: readonly (readonly [name: string, weight: number, act: DeskAct])[] = [
  ['start', 4, begin],
  ['change', 1, change],
  ['stop', 1, stop],
  ['offer', 1, offer],
  ['give to a list', 2, give],
  ['a match ends', 6, ({ book }) => book.endOne()],
  ['a result is corrected', 3, ({ book }) => book.correctOne()],
  ['a draw is given back', 1, giveDrawBack],
  ['a pool is called off', 1, callPoolOff],
  ['time passes', 2, (season) => season.pass(1 + season.random.int(20))],
];

const REASON = 'a season';

/** Writes a promotion of the next kind and starts it. */
export async function begin(season: Season): Promise<unknown> {
  if (season.promotions.length >= RUNNING) return stop(season);
  const kind = KINDS_OF_PROMOTION[season.written % KINDS_OF_PROMOTION.length] ?? '';
  season.written += 1;
  const code = `${kind}-${season.written}`;
  const closesAtMs = await write(season, code, kind, 1);
  season.promotions = [...season.promotions, { code, kind, closesAtMs }];
  return undefined;
}

async function write(season: Season, code: string, kind: string, version: number): Promise<number> {
  const { parts, operator, random } = season;
  const terms = seasonTerms(kind, random, season.nowMs());
  await writePromotion(parts, { code, terms, reason: REASON }, operator.principal);
  await startPromotion(parts, code, version, { operator: operator.principal, reason: REASON });
  return terms.closesAtMs;
}

/** The next version of one that runs: other figures, for who joins from now on. */
async function change(season: Season): Promise<unknown> {
  if (season.promotions.length === 0) return undefined;
  const one = season.random.pick(season.promotions);
  const version = (season.versions.get(one.code) ?? 1) + 1;
  season.versions.set(one.code, version);
  const closesAtMs = await write(season, one.code, one.kind, version);
  season.promotions = season.promotions.map((each) => (each === one ? { ...each, closesAtMs } : each));
  return undefined;
}

async function stop(season: Season): Promise<unknown> {
  const { promotions, random, parts, operator } = season;
  if (promotions.length === 0) return undefined;
  const { code } = random.pick(promotions);
  season.promotions = promotions.filter((one) => one.code !== code);
  return season.untilHeard(() =>
    stopPromotion(parts, code, { operator: operator.principal, reason: REASON }),
  );
}

async function offer(season: Season): Promise<unknown> {
  return toSome(season, (code, players) =>
    offerPromotion(season.parts, code, players, { operator: season.operator.principal, reason: REASON }),
  );
}

async function give(season: Season): Promise<unknown> {
  return toSome(season, (code, players) =>
    giveToList(season.parts, code, players, { operator: season.operator.principal, reason: REASON }),
  );
}

/** Of a running promotion, to a few players. */
async function toSome(
  season: Season,
  act: (code: string, players: readonly string[]) => Promise<unknown>,
): Promise<unknown> {
  const { promotions, random, players } = season;
  if (promotions.length === 0) return undefined;
  const { code } = random.pick(promotions);
  const some = Array.from({ length: 1 + random.int(5) }, () => random.pick(players).playerId);
  return season.untilHeard(() => act(code, [...new Set(some)]));
}
