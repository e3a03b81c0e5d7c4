import { DAY_MS, type PlayerId } from '@paddock/contract';
import type { SegmentConditions } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { levelsUpTo } from '../eligibility/index.ts';
import { isInSegment, type SegmentFacts } from './is-in-segment.ts';
import { readSegments } from './segment-store.ts';
import type { SegmentsParts } from './segments-api.ts';

/** Of so many players facts are read at once. */
const PAGE = 1_000;

const NONE: ReadonlyMap<PlayerId, never> = new Map<PlayerId, never>();

/** Facts of players that some conditions ask for, and no others; who nobody knows is missing. */
async function readFacts(
  db: Database | Tx,
  parts: SegmentsParts,
  players: readonly PlayerId[],
  asked: readonly SegmentConditions[],
): Promise<ReadonlyMap<PlayerId, SegmentFacts>> {
  const asks = (name: keyof SegmentConditions) => asked.some((one) => one[name] !== undefined);
  const days = Math.max(0, ...asked.map(({ deposits }) => deposits?.lastDays ?? 0));
  const sinceMs = parts.kernel.clock.nowMs() - days * DAY_MS;
  const facts = await parts.factsOf(db, players);
  const levels = asks('fromLevel') ? await parts.levels(db) : [];
  const levelsOf = asks('fromLevel') ? await parts.levelsOf(db, players) : NONE;
  const currencies = asks('mainCurrencies') ? await parts.mainCurrencies(db, players) : NONE;
  const deposits = asks('deposits') ? await parts.depositTimes(db, players, sinceMs) : NONE;
  const stakes = asks('noStakeFor') ? await parts.lastStakes(db, players) : NONE;
  return new Map(
    [...facts].map(([playerId, one]): [PlayerId, SegmentFacts] => [
      playerId,
      {
        ...one,
        levels: levelsUpTo(levels, levelsOf.get(playerId) ?? levels[0]),
        mainCurrency: currencies.get(playerId),
        depositsAtMs: deposits.get(playerId) ?? [],
        lastStakeAtMs: stakes.get(playerId),
      },
    ]),
  );
}

/** Which of some segments a player is in now; one that is not there has nobody. */
export async function segmentsOf(
  db: Database | Tx,
  parts: SegmentsParts,
  playerId: PlayerId,
  codes: readonly string[],
): Promise<readonly string[]> {
  const segments = codes.length === 0 ? [] : await readSegments(db, codes);
  if (segments.length === 0) return [];
  const asked = segments.map(({ conditions }) => conditions);
  const facts = (await readFacts(db, parts, [playerId], asked)).get(playerId);
  const nowMs = parts.kernel.clock.nowMs();
  return segments.flatMap(({ code, conditions }) =>
    facts !== undefined && isInSegment(conditions, facts, nowMs) ? [code] : [],
  );
}

/** How many players are of some conditions now, looked at a page after the other, so that others are served beside it. */
export async function countPlayers(parts: SegmentsParts, conditions: SegmentConditions): Promise<number> {
  const { db, clock } = parts.kernel;
  const nowMs = clock.nowMs();
  let count = 0;
  let after = '0';
  for (;;) {
    const players = await parts.playersAfter(db, after, PAGE);
    const facts = await readFacts(db, parts, players, [conditions]);
    count += [...facts.values()].filter((one) => isInSegment(conditions, one, nowMs)).length;
    const last = players.at(-1);
    if (players.length < PAGE || last === undefined) return count;
    after = last;
  }
}
