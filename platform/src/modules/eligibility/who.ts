import { DAY_MS, type PlayerId } from '@paddock/contract';
import type { Who } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { Friends } from '../friends/index.ts';
import type { Loyalty } from '../loyalty/index.ts';
import type { Segments } from '../segments/index.ts';
import { levelsHad } from './levels.ts';

/** What is asked about whoever wants to take part. */
export interface PlayerFacts {
  /** Two letters; undefined for one nobody knows. */
  readonly country: string | undefined;
  readonly language: string;
  readonly registeredAtMs: number;
}

/** The same, with what loyalty, segments and friends say. */
export interface WhoFacts extends PlayerFacts {
  /** Codes of levels of loyalty: the player's own and those below it. */
  readonly levels: readonly string[];
  /** Codes of the segments, of those that were asked for, that the player is in. */
  readonly segments: readonly string[];
  /** Whether they came by another player's link; false where nothing asked for it. */
  readonly wasBrought: boolean;
}

/** Who says it of a player. */
export interface AskedOf {
  readonly facts: (db: Database | Tx, playerId: PlayerId) => Promise<PlayerFacts | undefined>;
  readonly loyalty: Pick<Loyalty, 'levels' | 'levelOf'>;
  readonly segmentsOf: Segments['segmentsOf'];
  readonly wasBrought: Friends['wasBrought'];
}

/** Reads it; levels, segments and who brought them only where something is for one. Undefined for a player nobody knows. */
export async function readWho(
  db: Database | Tx,
  parts: AskedOf,
  playerId: PlayerId,
  asked: readonly { readonly who: Who }[],
): Promise<WhoFacts | undefined> {
  const facts = await parts.facts(db, playerId);
  if (facts === undefined) return undefined;
  const asksLevel = asked.some(({ who }) => who.fromLevel !== undefined);
  const codes = new Set(asked.flatMap(({ who: { segment } }) => (segment === undefined ? [] : [segment])));
  return {
    ...facts,
    levels: asksLevel ? await levelsHad(db, parts, playerId) : [],
    wasBrought: asked.some(({ who }) => who.referral !== undefined) && (await parts.wasBrought(db, playerId)),
    segments: codes.size === 0 ? [] : await parts.segmentsOf(db, playerId, [...codes]),
  };
}

/** Whether somebody is of all that is said. */
export function isOf(
  { countries, languages, newFor, fromLevel, segment, referral }: Who,
  { country, language, registeredAtMs, levels, segments, wasBrought }: WhoFacts,
  nowMs: number,
): boolean {
  if (countries !== undefined && (country === undefined || !countries.includes(country))) return false;
  if (languages !== undefined && !languages.includes(language)) return false;
  if (fromLevel !== undefined && !levels.includes(fromLevel)) return false;
  if (segment !== undefined && !segments.includes(segment)) return false;
  if (referral === true && !wasBrought) return false;
  return newFor === undefined || nowMs < registeredAtMs + newFor * DAY_MS;
}
