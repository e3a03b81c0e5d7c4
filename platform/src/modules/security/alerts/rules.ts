import { DAY_MS, HOUR_MS, MINUTE_MS } from '@paddock/contract';
import { sql, type RawBuilder } from 'kysely';
import type { SecurityKind, SecurityRule } from '@paddock/contract/schemas';

/** A pattern of attack in the security record. */
export interface Rule {
  readonly name: SecurityRule;
  /** How far back it looks. */
  readonly lookBackMs: number;
  /** A subject raises one alert in this time, however long the attack goes on. */
  readonly onceMs: number;
  /** Rows of `subject` (text) and `figure` (int) for what the pattern is met by since a moment. */
  query(sinceMs: number): RawBuilder<unknown>;
}

const GUESSING = sql`('sign-in-failed', 'code-refused')`;

/** Networks that guess at one account: nobody mistypes from so many within a quarter of an hour. */
const SPREAD_NETWORKS = 8;
/** Accounts that one network fails at: more than an office or a provider's address has people who mistype at once. */
const SWEPT_ACCOUNTS = 20;
/** Budgets that one network drains, by what was refused for it. */
const DRAINED_TIMES = 50;
/** Accounts that sign in on one device: a family shares one, a farm of accounts has many. */
const DEVICE_ACCOUNTS = 5;

/** Money that a game company asks for beyond what was agreed: an operator is asked, so one is enough. */
const moneyRule = (name: SecurityRule, kind: SecurityKind): Rule => ({
  name,
  lookBackMs: 15 * MINUTE_MS,
  onceMs: 15 * MINUTE_MS,
  query: (sinceMs) => sql`
    select account as subject, sum(count)::int as figure from security_record
      where at_ms >= ${sinceMs} and kind = ${kind} and account is not null
      group by account`,
});

/** What operators are told of. */
export const RULES: readonly Rule[] = [
  {
    name: 'spread-guessing',
    lookBackMs: 15 * MINUTE_MS,
    onceMs: HOUR_MS,
    // After a few failures a captcha is asked for, and most who guess answer none: that is their try.
    query: (sinceMs) => sql`
      select account as subject, count(distinct network)::int as figure from security_record
        where at_ms >= ${sinceMs} and account is not null
          and (kind in ${GUESSING} or kind = 'budget-drained')
        group by account having count(distinct network) >= ${SPREAD_NETWORKS}`,
  },
  {
    name: 'account-sweep',
    lookBackMs: 15 * MINUTE_MS,
    onceMs: HOUR_MS,
    query: (sinceMs) => sql`
      select 'network:' || network as subject, count(distinct account)::int as figure from security_record
        where at_ms >= ${sinceMs} and kind in ${GUESSING} and network is not null
        group by network having count(distinct account) >= ${SWEPT_ACCOUNTS}`,
  },
  {
    name: 'drained-budgets',
    lookBackMs: 15 * MINUTE_MS,
    onceMs: HOUR_MS,
    // In a rush many honest people are asked for a captcha. The budget of all codes of the site is alarming once it is
    // spent, whoever did it.
    query: (sinceMs) => sql`
      select 'network:' || network as subject, sum(count)::int as figure from security_record
        where at_ms >= ${sinceMs} and kind in ('budget-drained', 'codes-drained') and network is not null
          and code <> 'CAPTCHA_REQUIRED'
        group by network having sum(count) >= ${DRAINED_TIMES}
      union all
      select 'codes:' || code, sum(count)::int from security_record
        where at_ms >= ${sinceMs} and kind = 'codes-drained' and code in ('sms', 'email')
        group by code`,
  },
  {
    name: 'device-accounts',
    lookBackMs: DAY_MS,
    onceMs: DAY_MS,
    // Only of devices that signed somebody in just now: the day of all others was looked at when they did.
    query: (sinceMs) => sql`
      select 'device:' || device as subject, count(distinct account)::int as figure from security_record
        where at_ms >= ${sinceMs} and kind = 'sign-in' and device in (
          select device from security_record
            where at_ms >= ${sinceMs + DAY_MS - 15 * MINUTE_MS} and kind = 'sign-in' and device is not null)
        group by device having count(distinct account) >= ${DEVICE_ACCOUNTS}`,
  },
  moneyRule('held-wins', 'win-held'),
  moneyRule('spent-promotions', 'promotion-spent'),
];
