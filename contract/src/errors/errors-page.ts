import { ERROR_TABLE } from './error-table.ts';

/** The Markdown of docs/errors.md, made from the table so that the two never differ. */
export function errorsPage(): string {
  const rows = Object.entries(ERROR_TABLE).map(
    ([code, [status, message]]) => `| \`${code}\` | ${status} | ${message} |`,
  );
  return [
    '# Error codes',
    '',
    'Every refusal of the API is `{ code, message, details? }` with one of these codes. A code is never reused or',
    'renamed. `message` is English; the browser shows `errors.<CODE>` of the common dictionary in the player’s language.',
    '',
    '| Code | Status | Message |',
    '| --- | --- | --- |',
    ...rows,
    '',
    '## Details',
    '',
    '- `INVALID_INPUT`: a list of `{ at, message }`, `at` is the JSON pointer of what is wrong.',
    '- `WRONG_CODE`: `{ triesLeft }`.',
    '- `CAPTCHA_REQUIRED`: `{ captchaCode, level }`: 100 none was sent, 111 it is not right, 112 it came too late, 113 it was used',
    '  before.',
    '- `SIGN_IN_PAUSED`: `{ retryAfterMs }`.',
    '- `PRICE_MOVED`, `SELECTION_UNKNOWN`, `SELECTION_SUSPENDED`, `EVENT_OVER`, `RELATED_LEGS`: `{ legs }`, each',
    '  `{ selectionId, reason, seenMilli?, currentMilli?, priceVersion? }`.',
    '- `STAKE_TOO_SMALL`, `STAKE_TOO_LARGE`, `SELECTION_ROOM`, `COMBINATION_SHARE`, `COMBINATIONS_FULL`,',
    '  `SAME_COMBINATION`, `AMOUNT_TOO_SMALL`, `AMOUNT_TOO_LARGE`: `{ min, max, currency }`, decimal strings. A largest stake',
    '  of 0 says that none is taken now.',
    '- `TOO_MANY_REQUESTS`: `{ retryAtMs }` or `{ retryAfterMs }` where it is known. Every 429 has `Retry-After`, in seconds.',
    '- `TERMS_CHANGED`: `{ exception_code: 1 }`. `DOCUMENT_MISSING`: `{ kinds }`. `BODY_TOO_LARGE` of a document: `{ maxBytes }`.',
    '- `REQUEST_OPEN`: `{ requestId }`, the open one.',
    '- `PROPOSAL_CLOSED`: `{ status }`: `approved`, `rejected` or `expired`.',
    '',
    'Made by `node contract/src/errors/write-errors-page.ts`.',
    '',
  ].join('\n');
}
