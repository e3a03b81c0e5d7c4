import { DAY_MS, parseAmount } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { previewPromotion, type PastPreview } from '../promotions/operators/preview.ts';
import { codeOf, type KindOfMany } from './season-of-many.ts';
import type { Season } from './season.ts';

/** How far a preview may be from what a season cost. */
const SHARE = 0.02;
/** Turns of a wheel are drawn: with few of them chance alone is further off, and so many standard errors are let pass. */
const STANDARD_ERRORS = 4;

/** What was given, in cents or in points. */
interface Given {
  readonly minor: number;
  readonly points: number;
}

/**
 * Previews of a season's promotions, asked for over all its days once it is over, that are further from what these gave than
 * two percent, or than chance of what is drawn. Boosts are left out: a preview asks what they would have added to bets that
 * had none, and here all of theirs had.
 */
export async function wrongPreviews(
  season: Season,
  begun: ReadonlyMap<KindOfMany, PromotionTerms>,
  beganMs: number,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const days = Math.ceil((season.nowMs() - beganMs) / DAY_MS) + 1;
  for (const [kind, terms] of begun) {
    if (kind === 'odds-boost') continue;
    const preview = sumsOf(await previewPromotion(season.parts, terms, days));
    const cost = await givenOf(season, kind);
    if (cost.minor + cost.points === 0) wrong.push(`${kind} gave nothing`);
    for (const unit of ['minor', 'points'] as const) {
      const most = Math.max(SHARE * cost[unit], await chanceOf(season, kind, terms, unit));
      if (Math.abs(preview[unit] - cost[unit]) > most)
        wrong.push(`${kind} gave ${cost[unit]} ${unit}, its preview says ${preview[unit]}`);
    }
  }
  return wrong;
}

const sumsOf = ({ given, points }: PastPreview): Given => ({
  points,
  minor: given.reduce((sum, { amount, currency }) => sum + Number(parseAmount(amount, currency)), 0),
});

/** By the parts players have, and by nothing that is summed up for operators. */
async function givenOf({ platform }: Season, kind: KindOfMany): Promise<Given> {
  const { rows } = await sql<{ minor: number; points: number }>`
    select coalesce(sum(given_minor), 0)::float8 as minor, coalesce(sum(given_points), 0)::float8 as points
      from bonuses_grant where code = ${codeOf(kind)}`.execute(platform.kernel.db);
  return rows[0] ?? { minor: 0, points: 0 };
}

/** How far chance alone may carry the sum of a wheel's turns, reckoned by its weights; nothing of what is not drawn. */
async function chanceOf(
  { platform }: Season,
  kind: KindOfMany,
  { gives }: PromotionTerms,
  unit: keyof Given,
): Promise<number> {
  if (gives.kind !== 'wheel') return 0;
  const { rows } = await sql<{ turns: number }>`
    select count(*)::int as turns from bonuses_turn t
      join bonuses_grant g using (player_id, grant_id) where g.code = ${codeOf(kind)}`.execute(
    platform.kernel.db,
  );
  const worths = gives.prizes.map(({ gift, weight }) => ({ weight, worth: worthOf(gift, unit) }));
  const weights = worths.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (by: (worth: number) => number) =>
    worths.reduce((sum, { weight, worth }) => sum + weight * by(worth), 0) / weights;
  const variance = mean((worth) => worth ** 2) - mean((worth) => worth) ** 2;
  return STANDARD_ERRORS * Math.sqrt(variance * (rows[0]?.turns ?? 0));
}

type Prize = Extract<PromotionTerms['gives'], { readonly kind: 'wheel' }>['prizes'][number]['gift'];

function worthOf(gift: Prize, unit: keyof Given): number {
  if (gift === null) return 0;
  if (gift.kind === 'points') return unit === 'points' ? gift.points : 0;
  const sum = 'currencies' in gift ? gift.currencies['EUR'] : undefined;
  return unit === 'minor' && sum !== undefined && 'amount' in sum
    ? Number(parseAmount(sum.amount, 'EUR'))
    : 0;
}
