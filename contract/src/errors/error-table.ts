import { CONSOLE_ERRORS } from './console-errors.ts';
import { GAME_ERRORS } from './game-errors.ts';
import { PROMOTION_ERRORS } from './promotion-errors.ts';
import { TRADING_ERRORS } from './trading-errors.ts';

/**
 * Every error the API can answer: code → HTTP status and English text. Codes are never reused and never renamed;
 * the browser translates them by `errors.<CODE>` of the common dictionary.
 */
export const ERROR_TABLE = {
  // Requests
  INVALID_INPUT: [400, 'The request is not valid.'],
  MALFORMED_BODY: [400, 'The request body could not be read.'],
  BODY_TOO_LARGE: [413, 'The request body is too large.'],
  UNSUPPORTED_MEDIA: [415, 'This content type is not supported.'],
  NOT_FOUND: [404, 'There is nothing at this address.'],
  METHOD_NOT_ALLOWED: [405, 'This method is not allowed here.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Wait a moment and try again.'],
  INTERNAL: [500, 'Something went wrong on our side.'],
  UNAVAILABLE: [503, 'The service is busy. Try again in a moment.'],
  MAINTENANCE: [503, 'The site is being updated.'],
  // Idempotency (rules §4)
  IDEMPOTENCY_KEY_REQUIRED: [400, 'This request needs an Idempotency-Key header.'],
  IDEMPOTENCY_MISMATCH: [409, 'This key was used for another request.'],
  // Identity
  UNAUTHENTICATED: [401, 'Sign in to go on.'],
  TOKEN_EXPIRED: [401, 'The token has expired.'],
  FORBIDDEN: [403, 'This is not allowed.'],
  WRONG_CREDENTIALS: [422, 'The login or password is not right.'],
  NUMBER_MISTYPED: [422, 'This number has a mistake in it. Check its digits.'],
  WRONG_CODE: [422, 'The code is not right.'],
  CODE_EXPIRED: [422, 'The time for the code is up.'],
  CODE_SPENT: [422, 'The code was used or tried too often.'],
  CAPTCHA_REQUIRED: [400, 'Show that this is not a machine, then try again.'],
  FINGERPRINT_STALE: [400, 'The facts about the browser are out of date.'],
  SIGN_IN_PAUSED: [429, 'There were too many failed sign-ins. Wait until the pause is over.'],
  PARTNER_TOKEN_INVALID: [422, 'The token of the partner is not valid.'],
  FOREIGN_REQUEST: [403, 'Requests of other sites are not taken here.'],
  TWO_STEP_EXPIRED: [422, 'This sign-in waited too long. Start again.'],
  REGISTRATION_CLOSED: [403, 'Registration is closed.'],
  LOGIN_TAKEN: [409, 'These contact details cannot be used to register.'],
  EMAIL_LETTERS: [422, 'The address has letters that look like others.'],
  PROOF_REQUIRED: [422, 'Prove the address with a code first.'],
  PERSON_REFUSED: [403, 'This cannot be done with these details.'],
  PERSON_REVIEW: [403, 'This account resembles another one. Show who you are first.'],
  REVIEW_DECIDED: [409, 'This was decided already.'],
  NAME_INVALID: [422, 'This is not written like a name.'],
  WEAK_PASSWORD: [422, 'The password is too easy to guess.'],
  LINK_INVALID: [422, 'The link was used or its time is up.'],
  NOTHING_TO_CONFIRM: [409, 'There is nothing that waits to be confirmed.'],
  UNDERAGE: [422, 'You must be of age to register.'],
  TERMS_CHANGED: [451, 'The terms have changed and wait for your consent.'],
  ACCOUNT_RESTRICTED: [403, 'This account is restricted.'],
  ACCOUNT_FROZEN: [403, 'This account is frozen.'],
  // Security page
  STEP_UP_REQUIRED: [403, 'Confirm that it is you to go on.'],
  WRONG_PASSWORD: [422, 'The password is not right.'],
  WRONG_ANSWER: [422, 'The answer is not right.'],
  ANSWER_TOO_SHORT: [422, 'The answer is too short or too easy to guess.'],
  TWO_FACTOR_STATE: [409, 'Two-factor sign-in is not in a state that allows this.'],
  PASSKEY_REFUSED: [422, 'This passkey could not be verified.'],
  PASSKEY_UNKNOWN: [404, 'There is no such passkey.'],
  PASSKEYS_FULL: [409, 'There are too many passkeys.'],
  PHONE_INVALID: [422, 'This is not a phone number.'],
  CONTACT_UNAVAILABLE: [409, 'This phone number or e-mail cannot be used.'],
  // Social sign-in
  SOCIAL_UNKNOWN: [404, 'This way to sign in is not offered.'],
  SOCIAL_REFUSED: [422, 'The sign-in of the other company could not be confirmed.'],
  SOCIAL_EXPIRED: [422, 'This sign-in waited too long. Start again.'],
  SOCIAL_TAKEN: [409, 'That account is linked to another player.'],
  // Verification
  DOCUMENT_TYPE: [415, 'This kind of file is not taken.'],
  DOCUMENT_UNSAFE: [422, 'The file holds more than a picture or a page.'],
  DOCUMENT_DAMAGED: [422, 'The file is damaged or not complete.'],
  DOCUMENT_PIXELS: [422, 'The picture is too small or too large to be read.'],
  DOCUMENT_MISSING: [422, 'A document that is asked for is missing.'],
  DOCUMENTS_TOO_MANY: [422, 'No more documents can be added now.'],
  VERIFICATION_STATE: [409, 'This is not possible where the verification stands.'],
  IDENTIFICATION_NEEDED: [403, 'Identify yourself first.'],
  FIELD_LOCKED: [409, 'This was checked and can only be changed by support.'],
  // Money
  AMOUNT_INVALID: [422, 'The amount is not valid for this currency.'],
  AMOUNT_TOO_SMALL: [422, 'The amount is below the minimum.'],
  AMOUNT_TOO_LARGE: [422, 'The amount is above the maximum.'],
  INSUFFICIENT_FUNDS: [422, 'There is not enough money on the account.'],
  CURRENCY_UNSUPPORTED: [422, 'This currency is not supported here.'],
  ACCOUNT_UNKNOWN: [404, 'There is no such account.'],
  BALANCE_NEGATIVE: [422, 'The balance is below zero after a correction.'],
  RATE_UNAVAILABLE: [422, 'There is no exchange rate for this conversion.'],
  RATE_MOVED: [409, 'The exchange rate has moved.'],
  MAIN_ACCOUNT_STAYS: [409, 'The main account cannot be removed.'],
  ACCOUNT_NOT_EMPTY: [409, 'An account with money on it, or held, cannot be removed.'],
  LIMIT_REACHED: [422, 'A limit you set does not allow this.'],
  LIMIT_LOCKED: [409, 'This limit cannot be shortened or taken back.'],
  LIMIT_VALUE: [422, 'This value is not offered for the limit.'],
  LIMIT_UNKNOWN: [404, 'There is no change of this limit that waits.'],
  LIMIT_TOO_EARLY: [409, 'The change can be confirmed 24 hours after it was asked for.'],
  PLAY_PAUSED: [403, 'Play is paused by your own choice.'],
  SESSION_LIMIT_ENDED: [403, 'Your session limit for today has ended. Visit us tomorrow.'],
  // Payments
  PAYMENT_METHOD_UNKNOWN: [422, 'This payment method is not offered.'],
  PAYMENT_UNKNOWN: [404, 'There is no such payment.'],
  PAYMENT_STATE: [409, 'The payment is no longer in a state that allows this.'],
  INSTRUMENT_UNKNOWN: [422, 'There is nothing known to pay out to.'],
  CLOSED_LOOP: [422, 'Money goes back first to where it was paid in from.'],
  TURNOVER_REQUIRED: [422, 'What was paid in has to be staked first.'],
  VERIFICATION_REQUIRED: [422, 'The person behind the account has to be verified first.'],
  SECOND_STEP_REQUIRED: [422, 'A second step of signing in has to be switched on first.'],
  CALLBACK_SIGNATURE: [401, 'The callback signature is not valid.'],
  BONUS_FORFEITED_BY_THIS: [409, 'A withdrawal ends the running bonus. Confirm it to go on.'],
  BONUS_RUNNING: [409, 'A bonus of this currency runs or waits. Fulfil it or give it up first.'],
  ...PROMOTION_ERRORS,
  FAVOURITES_FULL: [409, 'There are as many favourites as can be kept.'],
  PUSH_SERVICE_UNKNOWN: [422, 'The device is not told by a service that this site knows.'],
  CASHBACK_UNKNOWN: [404, 'There is no cashback of this name.'],
  CASHBACK_NOT_OPTED: [409, 'The cashback was not asked for before the period was over.'],
  CASHBACK_PERIOD: [409, 'The period runs still, or its time to be taken is over.'],
  CASHBACK_NOTHING: [409, 'The period brings nothing.'],
  REWARD_OVER: [409, 'The offer is over, sold out or has not begun.'],
  REWARD_CHANGED: [409, 'The offer costs something else by now.'],
  REWARD_LIMIT: [409, 'The offer was bought as often as one may.'],
  REWARD_EXISTS: [409, 'There is an offer of this code.'],
  POINTS_INSUFFICIENT: [409, 'There are not enough points.'],
  // Documents of the site
  CONTENT_MOVED: [410, 'The document stands at another address now.'],
  CONTENT_LINK_INVALID: [403, 'The link to this draft is not valid, or no longer.'],
  // Payment requests
  REQUEST_OPEN: [409, 'There is an open request about this payment.'],
  REQUEST_CLOSED: [409, 'This request is closed.'],
  REQUESTS_FULL: [409, 'Too much waits for an answer already.'],
  // Sportsbook
  SELECTION_UNKNOWN: [422, 'A selection is not known.'],
  SELECTION_SUSPENDED: [422, 'A selection is suspended.'],
  EVENT_OVER: [422, 'An event is over or closed for bets.'],
  STAKE_TOO_SMALL: [422, 'The stake is below the minimum.'],
  STAKE_TOO_LARGE: [422, 'The stake is above the maximum.'],
  WIN_TOO_LARGE: [422, 'This choice could win more than is paid, whatever its stake.'],
  CASH_OUT_OFF: [409, 'This bet cannot be cashed out now.'],
  CASH_OUT_LESS: [409, 'The offer has gone down.'],
  CASH_OUT_PENDING: [409, 'A cash-out of this bet is under way.'],
  CASH_OUT_ORDER_VALUE: [
    422,
    'An automatic cash-out needs a value above what is offered now, and no more than the bet can pay.',
  ],
  EDIT_SAME: [422, 'Change a selection or the stake first.'],
  CASH_OUT_QUOTE_OVER: [409, 'This offer is no longer there. Ask for a new one.'],
  STAKE_UNEVEN: [422, 'The stake has to be the same whole amount on each line.'],
  // Room the house has left for a bet (rules §6)
  SELECTION_ROOM: [422, 'There is no room for more on one of these selections now.'],
  COMBINATION_SHARE: [422, 'Your combinations hold as much as one player may on one of these selections.'],
  COMBINATIONS_FULL: [422, 'Your open combinations may return no more together.'],
  SAME_COMBINATION: [422, 'Bets on exactly these selections may return no more together.'],
  EVENT_ROOM: [422, 'Chains, anti-accumulators and bet builders may win no more on one of these events.'],
  ANTI_MARKET: [422, 'An anti-accumulator takes only selections that are simply won or lost.'],
  ANTI_PRICE: [
    422,
    'These selections are so unlikely to win together that their anti-accumulator is not offered.',
  ],
  EACH_WAY_OFF: [422, 'This selection is not offered each way on these terms.'],
  // Bet builders (rules §10)
  BUILDER_OFF: [422, 'A bet builder takes two to eight selections of one event that has a model for it.'],
  BUILDER_MARKET: [422, 'A bet builder takes only selections of its model that are simply won or lost.'],
  BUILDER_CONTRADICTS: [422, 'These selections cannot all come true.'],
  BUILDER_IMPLIED: [422, 'A selection adds nothing to the price of the others.'],
  RELATED_LEGS: [
    422,
    'Two legs of one event, or who wins a championship and one of its matches, cannot be combined.',
  ],
  TOO_MANY_LEGS: [422, 'There are too many legs.'],
  PRICE_MOVED: [409, 'A price has moved.'],
  PLACEMENT_EXPIRED: [422, 'The bet was not decided in time.'],
  BET_UNKNOWN: [404, 'There is no such bet.'],
  EVENT_UNKNOWN: [404, 'There is no such event.'],
  COUPON_CODE_UNKNOWN: [404, 'There is no coupon of this code, or not any more.'],
  MARKET_UNKNOWN: [404, 'There is no such market.'],
  LIVE_DOWN: [422, 'Live prices are not being updated.'],
  EVENT_SILENT: [422, 'Nothing has been heard of this match for a while, so its prices wait.'],
  SPORT_RESTRICTED: [403, 'Bets on this sport are not open to this account.'],
  ...TRADING_ERRORS,
  ...GAME_ERRORS,
  // Live push
  TOPIC_INVALID: [400, 'The topic is not valid.'],
  TOPIC_LIMIT: [429, 'Too many topics on one connection.'],
  ...CONSOLE_ERRORS,
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERROR_TABLE;

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERROR_TABLE, text);
}

export function statusOf(code: ErrorCode): number {
  return ERROR_TABLE[code][0];
}

/** The body of every error answer. `details` is code-specific and listed in docs/errors.md. */
export interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: unknown;
}

/** One leg of a refused placement: `details.legs` of PRICE_MOVED, SELECTION_* and EVENT_OVER. */
export interface LegProblem {
  readonly selectionId: string;
  readonly reason:
    | 'unknown'
    | 'suspended'
    | 'event-over'
    | 'price-moved'
    | 'related'
    | 'anti-market'
    | 'builder-off'
    | 'builder-market'
    | 'contradicts'
    | 'implied';
  readonly seenMilli?: number;
  readonly currentMilli?: number;
  readonly priceVersion?: string;
}

/** `details` of STAKE_TOO_*, of the codes of the house's room and of AMOUNT_*: decimal strings. */
export interface AmountBoundsDetails {
  readonly min: string;
  readonly max: string;
  readonly currency: string;
}

/** `details` of a stake that could win more than may be won: `max` is then of its choice, nothing where none is possible. */
export interface StakeBoundsDetails extends AmountBoundsDetails {
  /** No stake is taken that could be paid more. */
  readonly maxWin: string;
}
