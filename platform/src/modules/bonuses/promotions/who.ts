import { DAY_MS, type PlayerId } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import type { PlayerFacts } from './promotions-parts.ts';
import { levelsHad } from './starts/has-level.ts';

/** What a promotion asks about whoever wants to take part. */
export interface WhoFacts extends PlayerFacts {
  /** Codes of levels of loyalty: the player's own and those below it. */
  readonly levels: readonly string[];
}

/** Reads them; levels only where one of the promotions asks for one. Undefined for a player nobody knows. */
export async function readWho(
  db: Database | Tx,
  parts: Pick<BonusesParts, 'facts' | 'loyalty'>,
  playerId: PlayerId,
  asked: readonly Pick<PromotionTerms, 'who'>[],
): Promise<WhoFacts | undefined> {
  const facts = await parts.facts(db, playerId);
  if (facts === undefined) return undefined;
  const asksLevel = asked.some(({ who }) => who.fromLevel !== undefined);
  return { ...facts, levels: asksLevel ? await levelsHad(db, parts, playerId) : [] };
}

/** Whether a promotion is for somebody; `wasOffered` says that an operator offered it to them. */
export function isFor(
  { who }: Pick<PromotionTerms, 'who'>,
  { country, language, registeredAtMs, levels }: WhoFacts,
  { wasOffered, nowMs }: { readonly wasOffered: boolean; readonly nowMs: number },
): boolean {
  const { countries, languages, byOffer, newFor, fromLevel } = who;
  if (byOffer === true && !wasOffered) return false;
  if (countries !== undefined && (country === undefined || !countries.includes(country))) return false;
  if (languages !== undefined && !languages.includes(language)) return false;
  if (fromLevel !== undefined && !levels.includes(fromLevel)) return false;
  return newFor === undefined || nowMs < registeredAtMs + newFor * DAY_MS;
}
