import { sql, type RawBuilder } from 'kysely';

/** What a sum is of; `place` is -1 and `currency` empty where a part has none. */
export const NAMES = sql`code, version, place, is_won, state, currency`;
export const AMOUNTS = sql`parts, gifts, given, used, expired, added, converted`;
const NEGATIVE = sql`-parts, -gifts, -given, -used, -expired, -added, -converted`;
/** Of several rows, as the tables have them. */
export const SUMMED = sql`
  sum(parts)::bigint as parts, sum(gifts)::bigint as gifts, sum(given)::bigint as given, sum(used)::bigint as used,
  sum(expired)::bigint as expired, sum(added)::bigint as added, sum(converted)::bigint as converted`;

/**
 * What each of some parts comes to by its own rows now.
 * @param keys a relation of `player_id` and `grant_id`. Each row is found by its whole key, however many parts there are
 */
export const partsNow = (keys: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select player_id, grant_id, code, version, place, is_won, state, currency, is_part::int::bigint as parts,
      (given is not null)::int::bigint as gifts, coalesce(given, 0) as given, coalesce(used, 0) as used,
      case when is_over then coalesce(given - used, 0) else 0 end as expired, coalesce(added, 0)::bigint as added,
      coalesce(converted_minor, 0) as converted
    from (
      select *, case
            when gift_id is not null then given * least(uses, most_bets) / most_bets
            when bonus_id is not null then case when status = 'completed' then given else 0 end
            when state = 'completed' then given else 0 end as used,
          coalesce(gift_state, state) in ('expired', 'left', 'charged-back') as is_over
        from (
          select g.player_id, g.grant_id, g.code, g.version, coalesce(g.place, -1) as place,
              g.parent_id is not null and not coalesce(whole.is_daily, false) as is_won, g.state,
              coalesce(g.currency, '') as currency, g.parent_id is null as is_part,
              coalesce(g.given_minor, g.given_points) as given, gift.gift_id, gift.state as gift_state, gift.most_bets,
              uses.count as uses, uses.added, b.bonus_id, b.status, b.converted_minor
            from (${keys}) k
              cross join lateral (
                select * from bonuses_grant g where g.player_id = k.player_id and g.grant_id = k.grant_id offset 0
              ) g
              left join lateral (
                select is_daily from bonuses_grant w
                  where w.player_id = g.player_id and w.grant_id = g.parent_id offset 0
              ) whole on true
              left join lateral (
                select * from bonuses_bonus b where b.player_id = g.player_id and b.bonus_id = g.bonus_id offset 0
              ) b on true
              left join lateral (
                select * from bonuses_gift f where f.player_id = g.player_id and f.gift_id = g.gift_id offset 0
              ) gift on true
              left join lateral (
                select count(*) filter (where not u.is_back) as count,
                    sum(u.extra_minor + case when u.won_as = 'money' then u.won_minor else 0 end) as added
                  from bonuses_gift_use u where u.player_id = g.player_id and u.gift_id = g.gift_id
              ) uses on g.gift_id is not null
        ) rows_of
    ) ends`;

/** By how much the sums of marked parts are behind: what these come to now, less what was summed of them. */
export const changesOf = (keys: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select ${NAMES}, ${AMOUNTS} from (${partsNow(keys)}) now
  union all
  select ${NAMES}, ${NEGATIVE} from (${keys}) k cross join lateral (
    select * from bonuses_part_sum s where s.player_id = k.player_id and s.grant_id = k.grant_id offset 0
  ) before`;
