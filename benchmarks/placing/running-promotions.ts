import type { PromotionTerms } from '@paddock/contract/schemas';
import type pg from 'pg';

const DAY_MS = 86_400_000;

/** Terms of a bonus for turnover that nobody reaches while it is measured. */
function terms(nowMs: number): PromotionTerms {
  const text = { title: 'A promotion', summary: 'For stakes.', paragraphs: [] };
  return {
    text: { en: text, ru: text },
    picture: null,
    section: 'sport',
    opensAtMs: nowMs,
    closesAtMs: nowMs + 30 * DAY_MS,
    who: {},
    starts: {
      on: 'turnover',
      days: 30,
      products: ['sportsbook'],
      minOddsMilli: 1_500,
      currencies: { EUR: { amount: '1000000.00' } },
    },
    gives: { kind: 'bonus', currencies: { EUR: { amount: '5.00' } } },
    wants: { multiple: 2, days: 7, minOddsMilli: 1_500, products: { sportsbook: 100 } },
    limits: {},
  };
}

/** Runs promotions as operators would, all of one text. Answers their codes. */
export async function runPromotions(db: pg.Client, name: string, count: number): Promise<readonly string[]> {
  const nowMs = Date.now();
  const codes = Array.from({ length: count }, (_, at) => `${name}-${at}`);
  await db.query(
    `insert into bonuses_promotion (code, state, version, made_at_ms)
      select code, 'running', 1, $2 from unnest($1::text[]) code`,
    [codes, nowMs],
  );
  await db.query(
    `insert into bonuses_promotion_version (code, version, terms, author, reason, at_ms)
      select code, 1, $2, 'bench', 'a benchmark', $3 from unnest($1::text[]) code`,
    [codes, JSON.stringify(terms(nowMs)), nowMs],
  );
  return codes;
}

/** Lets each of some players take part in each of some promotions. */
export async function takePart(
  db: pg.Client,
  players: readonly string[],
  codes: readonly string[],
): Promise<void> {
  const nowMs = Date.now();
  await db.query(
    `with part as (
        select player_id, code, row_number() over () as grant_id
          from unnest($1::bigint[]) player_id cross join unnest($2::text[]) code
      ), grants as (
        insert into bonuses_grant (player_id, grant_id, code, version, state, joined_at_ms)
          select player_id, grant_id, code, 1, 'joined', $3 from part returning player_id, grant_id
      )
      insert into bonuses_start (player_id, grant_id, currency, after_stake_id, from_ms, until_ms, look_at_ms)
        select player_id, grant_id, 'EUR', 1, $3, $4, $4 from grants`,
    [players, codes, nowMs, nowMs + 30 * DAY_MS],
  );
}
