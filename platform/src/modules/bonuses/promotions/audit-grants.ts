import type { PromotionTerms } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { minorOf } from './check-terms.ts';

/** What promotions gave otherwise than their rules say, in words: twice, beyond their bounds, or without its bonus. */
export const grantProblems = async (db: Database | Tx): Promise<readonly string[]> => [
  ...(await brokenPlaces(db)),
  ...(await brokenBounds(db)),
  ...(await brokenBonuses(db)),
];

/**
 * Each gift has the place of its player's person, which there is once, and each place its gift, or it would keep the person
 * from having it; so has each day of a wheel or a calendar.
 */
async function brokenPlaces(db: Database | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`
    with given as (
      select player_id, grant_id, 'promotion:' || code as kind from bonuses_grant
        where parent_id is null and (given_minor is not null or given_points is not null or is_daily)
      union all
      select t.player_id, t.grant_id, 'promotion:' || g.code || ':' || t.day
        from bonuses_turn t join bonuses_grant g using (player_id, grant_id)
    ),
    places as (select player_id, kind, person_id from bonuses_person where kind like 'promotion:%')
    select case when person_id is null
          then format('part %s of player %s was given %s without its place', grant_id, player_id, kind)
          else format('player %s has the place of %s and was not given it', player_id, kind)
        end as detail
      from given full join places using (player_id, kind) where person_id is null or grant_id is null`.execute(
    db,
  );
  return rows.map(({ detail }) => detail);
}

interface Bound {
  readonly code: string;
  /** Empty for the count of all gifts. */
  readonly currency: string;
  readonly spent: bigint;
  readonly given: bigint;
}

/** What was taken from each bound of a promotion is what came of its gifts, and no more than a version of it allowed. */
async function brokenBounds(db: Database | Tx): Promise<readonly string[]> {
  // Those of versions without the bound took nothing from it.
  const { rows } = await sql<Bound>`
    with given as (
      select g.code, g.currency, g.given_minor, v.terms -> 'limits' as limits
        from bonuses_grant g join bonuses_promotion_version v using (code, version)
          left join bonuses_grant whole on whole.player_id = g.player_id and whole.grant_id = g.parent_id
        -- What free rounds won is no gift beside theirs.
        where (g.given_minor is not null or g.given_points is not null) and (whole.grant_id is null or whole.is_daily)
    ),
    sums as (
      select code, '' as currency, count(*)::bigint as given from given where limits ? 'grants' group by code
      union all
      select code, currency, sum(given_minor)::bigint from given
        where limits -> 'budget' ? currency group by code, currency
    )
    select code, currency, coalesce(s.spent, 0) as spent, coalesce(sums.given, 0) as given
      from bonuses_promotion_spent s full join sums using (code, currency)`.execute(db);
  const bounded = await limitsOf(
    db,
    rows.map(({ code }) => code),
  );
  return rows.flatMap(({ code, currency, spent, given }) => {
    const name = `${code}${currency === '' ? '' : ` in ${currency}`}`;
    const most = mostOf(bounded.get(code) ?? [], currency);
    return [
      ...(spent === given ? [] : [`${spent} were taken of what bounds ${name}, and ${given} given`]),
      ...(spent <= most ? [] : [`${spent} were given of ${name}, which is bound by ${most}`]),
    ];
  });
}

type Limits = PromotionTerms['limits'];

async function limitsOf(
  db: Database | Tx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly Limits[]>> {
  const { rows } = await sql<{ code: string; limits: Limits }>`
    select code, terms -> 'limits' as limits from bonuses_promotion_version
      where code = any(${[...codes]}::text[])`.execute(db);
  const found = Map.groupBy(rows, ({ code }) => code);
  return new Map([...found].map(([code, versions]) => [code, versions.map(({ limits }) => limits)]));
}

/** The most that any version allowed. */
function mostOf(versions: readonly Limits[], currency: string): bigint {
  const bounds = versions.flatMap(({ grants, budget = {} }) => {
    const text = budget[currency];
    if (currency === '') return grants === undefined ? [] : [BigInt(grants)];
    return text === undefined ? [] : [minorOf(text, currency)];
  });
  return bounds.reduce((most, one) => (one > most ? one : most), 0n);
}

/** Each bonus of a promotion came of one part, whose gift it is, and is over when that is. */
async function brokenBonuses(db: Database | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`
    select format('bonus %s of player %s is %s of %s, and of the parts %s', b.bonus_id, b.player_id, b.status,
        b.granted_minor, parts.texts) as detail
      from bonuses_bonus b cross join lateral (
        select count(*) filter (where g.given_minor = b.granted_minor
              and (g.state = 'running') = (b.status = 'running')) as fit,
            count(*) as count, coalesce(array_agg(g.grant_id || ' ' || g.state), '{}') as texts
          from bonuses_grant g where g.player_id = b.player_id and g.bonus_id = b.bonus_id
      ) parts
      where b.kind = 'promotion' and (parts.count <> 1 or parts.fit <> 1)`.execute(db);
  return rows.map(({ detail }) => detail);
}
