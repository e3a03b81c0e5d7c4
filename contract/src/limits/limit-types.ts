import { DAY_MS } from '../time/durations.ts';

/** Limit types by number (S3-03 to S3-09). */
export const LIMIT_TYPES = {
  wagering24h: 1,
  wagering7d: 2,
  wagering30d: 3,
  loss24h: 10,
  loss7d: 11,
  loss30d: 12,
  deposit24h: 20,
  deposit7d: 21,
  deposit30d: 22,
  selfExclusion: 30,
  session: 31,
  realityCheck: 32,
  depositTimeout: 33,
} as const;
export type LimitType = (typeof LIMIT_TYPES)[keyof typeof LIMIT_TYPES];

/** What a limit counts. The first three are money over a window that ends now. */
export type LimitKind =
  | 'wagering'
  | 'loss'
  | 'deposit'
  | 'exclusion'
  | 'timeout'
  | 'session'
  | 'reality-check';

export interface LimitRule {
  readonly kind: LimitKind;
  /** Length of the window of a money limit, in elapsed time (rules §9). */
  readonly windowMs?: number;
  /** Values a player may choose (S9-05); money limits take any amount. */
  readonly values?: readonly number[];
  /** What the value counts; money limits count their currency. */
  readonly measure?: 'day' | 'hour' | 'minute';
}

const money = (kind: LimitKind, days: number): LimitRule => ({ kind, windowMs: days * DAY_MS });
const HOURS = Array.from({ length: 24 }, (_, at) => at + 1);

/** Every limit type with its rule (S3-03 to S3-09, S9-05). */
export const LIMIT_RULES: Readonly<Record<LimitType, LimitRule>> = {
  1: money('wagering', 1),
  2: money('wagering', 7),
  3: money('wagering', 30),
  10: money('loss', 1),
  11: money('loss', 7),
  12: money('loss', 30),
  20: money('deposit', 1),
  21: money('deposit', 7),
  22: money('deposit', 30),
  30: {
    kind: 'exclusion',
    measure: 'day',
    values: [1, 7, 30, 90, 180, 360, 365, 720, 730, 1080, 1095, 1800, 1825, 3650],
  },
  31: { kind: 'session', measure: 'hour', values: HOURS },
  32: { kind: 'reality-check', measure: 'minute', values: [5, 10, 15, 30, 45, 60] },
  33: { kind: 'timeout', measure: 'day', values: [1, 7, 30, 90] },
};

/** The types of a kind, the shortest window first. */
export function limitTypesOf(kind: LimitKind): readonly LimitType[] {
  return Object.keys(LIMIT_RULES)
    .map(Number)
    .filter(isLimitType)
    .filter((type) => LIMIT_RULES[type].kind === kind);
}

/** What stands for "no limit" at the API, for money (S9-05); inside it is the absence of a value. */
export const NO_MONEY_LIMIT = 999_999_999;
/** What stands for no session limit at the API (S9-05). */
export const NO_SESSION_LIMIT = -1;
/** From setting a looser limit until it may be approved (S4-07, S9-06). */
export const LIMIT_APPROVAL_MS = DAY_MS;
/** Ban level of a player on a break he chose: the restricted way in of rules §9 (S5-09). */
export const BREAK_BAN_LEVEL = 53;
/**
 * Site feature (`features` of the site config) that closes the amount of a deposit limit while a change of it waits: the
 * player first takes the change back (S5-12).
 */
export const LOCK_PENDING_DEPOSIT_LIMIT = 512;
/** How often a page with a session limit tells that it is there (S4-09, S9-06). */
export const LIMIT_PING_MS = 30_000;

export function isLimitType(value: number): value is LimitType {
  return Object.hasOwn(LIMIT_RULES, value);
}
