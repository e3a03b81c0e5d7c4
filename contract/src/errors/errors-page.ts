import { ENDPOINTS, GENERAL_ERRORS, OPERATOR_ERRORS, type Endpoint } from '../endpoints/index.ts';
import { ERROR_TABLE } from './error-table.ts';

const GENERAL: ReadonlySet<string> = new Set(GENERAL_ERRORS);
const OF_OPERATORS: ReadonlySet<string> = new Set(OPERATOR_ERRORS);

/** Which endpoints refuse with a code, in words of a table's cell. */
function answeredBy(code: string): string {
  if (GENERAL.has(code)) return 'any endpoint';
  const named = Object.entries<Endpoint>(ENDPOINTS)
    .filter(([, { errors = [] }]) => errors.some((own) => own === code))
    .map(([name]) => `\`${name}\``);
  return [...(OF_OPERATORS.has(code) ? ['any of `/operator-api`'] : []), ...named].join('<br>');
}

/** The Markdown of docs/errors.md, made from the tables so that they never differ. */
export function errorsPage(): string {
  const rows = Object.entries(ERROR_TABLE).map(
    ([code, [status, message]]) => `| \`${code}\` | ${status} | ${message} | ${answeredBy(code)} |`,
  );
  return [
    '# Error codes',
    '',
    'Every refusal of the API is `{ code, message, details? }` with one of these codes. A code is never reused or',
    'renamed. `message` is English; the browser shows `errors.<CODE>` of the common dictionary in the player’s language.',
    'Which endpoint answers which is in `contract/src/endpoints`, one line an endpoint; tests hold every refusal to it. A code',
    'without an endpoint comes by a feed’s message, a callback, a socket or a page.',
    '',
    '| Code | Status | Message | Answered by |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '## Details',
    '',
    '- `INVALID_INPUT`: a list of `{ at, message }`, `at` is the JSON pointer of what is wrong. Of promotions also the `rule`, with its `limit` or what is `named`',
    '  (`contract/src/schemas/promotion-refusals.ts`), so of `PROMOTION_STATE`. Of a promotion that is no offer of points: `notRunning`,',
    '  `moreThanJoining` or `notByOffer`.',
    '- `WRONG_CODE`: `{ triesLeft }`.',
    '- `CAPTCHA_REQUIRED`: `{ captchaCode, level }`: 100 none was sent, 111 it is not right, 112 it came too late, 113 it was used',
    '  before.',
    '- `SIGN_IN_PAUSED`: `{ retryAfterMs }`.',
    '- `PRICE_MOVED`, `SELECTION_UNKNOWN`, `SELECTION_SUSPENDED`, `EVENT_OVER`, `RELATED_LEGS`, `ANTI_MARKET`, `BUILDER_OFF`,',
    '  `BUILDER_MARKET`, `BUILDER_CONTRADICTS`, `BUILDER_IMPLIED`: `{ legs }`, each',
    '  `{ selectionId, reason, seenMilli?, currentMilli?, priceVersion? }`. Of an anti-accumulator or a',
    '  builder whose own price moved: no legs, `antiOddsMilli` or `builderOddsMilli` now.',
    '- `STAKE_TOO_SMALL`, `STAKE_TOO_LARGE`, `SELECTION_ROOM`, `COMBINATION_SHARE`, `COMBINATIONS_FULL`,',
    '  `SAME_COMBINATION`, `EVENT_ROOM`, `AMOUNT_TOO_SMALL`, `AMOUNT_TOO_LARGE`: `{ min, max, currency }`, decimal strings. A largest stake',
    '  of 0 says that none is taken now.',
    '- `CASH_OUT_OFF`: `{ reason }`, `settled`, `suspended`, `push` (the chance that the stake comes back is not known), `worthless` `kind` (a chain,',
    '  a conditional bet, an anti-accumulator or a bet builder, which have none) or `free-bet`, which has none.',
    '- `CASH_OUT_LESS`: `{ offer }`, what is offered now for all that is left.',
    '- `CASH_OUT_ORDER_VALUE`: `{ offer, max }`, what is offered now, absent where nothing is, and what the bet can pay.',
    '- `GIFT_NOT_FOR_BET`: `{ reason }`: `type` (a single or an accumulator), `currency`, `stake` (the whole gift, or too large), `price` (of the whole bet), `legs`, `sport`,',
    '  `bonus` (bonus money would be in the stake), `day` (used as often as it may be today), `edit` (its bet cannot be edited), `game` (its rounds are of other games, or its ticket of other lotteries).',
    '- `STAKE_UNEVEN`: `{ lines }`, how many lines the bet has.',
    '- `TOO_MANY_REQUESTS`: `{ retryAtMs }` or `{ retryAfterMs }` where it is known. Every 429 has `Retry-After`, in seconds.',
    '- `TERMS_CHANGED`: `{ exception_code: 1 }`. `DOCUMENT_MISSING`: `{ kinds }`. `BODY_TOO_LARGE` of a document: `{ maxBytes }`.',
    '- `REQUEST_OPEN`: `{ requestId }`, the open one.',
    '- `SITE_KEYS_INVALID`, `REDIRECTS_INVALID`, `WORD_INVALID`: `{ problems }`, each with its place; of a word also the `rule`, and `wanted`, what it is to be filled in with. `SITE_CHANGED`: `{ keys, version }`, what another changed, and the version now.',
    '- `OVERRIDE_ARBITRAGE`: `{ bookMilli, selections, markets }`, what the bets cost together, in thousandths of what they bring, each with its names and price, and `markets`, all others of the event with which such bets could be made: with them in `holds` the price stands. None where the market contradicts itself.',
    '- `PROPOSAL_CLOSED`: `{ status }`: `approved`, `rejected` or `expired`.',
    '',
    'Made by `npm run errors`.',
    '',
  ].join('\n');
}
