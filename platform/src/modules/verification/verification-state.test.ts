import type { VerificationStatus } from '@paddock/contract/schemas';

import { fieldsOf, nextStatus, takesDocuments, type VerificationEvent } from './verification-state.ts';

const STATUSES: readonly VerificationStatus[] = [
  'not-verified',
  'checking',
  'in-review',
  'more-needed',
  'refused',
  'verified',
];
const EVENTS: readonly VerificationEvent[] = [
  'sent',
  'approved',
  'refused',
  'asked-more',
  'handed-over',
  'revoked',
];

/** Rows as the statuses above, columns as the events; a dash where it cannot happen. */
const TABLE = `
  checking  verified  -        -            -          -
  -         verified  refused  more-needed  in-review  -
  -         verified  refused  more-needed  -          -
  checking  verified  refused  -            -          -
  checking  verified  -        -            -          -
  -         -         -        -            -          not-verified`;

describe('the states of a verification', () => {
  const rows = TABLE.trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));

  it.each(
    STATUSES.flatMap((status, row) => EVENTS.map((event, column) => [status, event, row, column] as const)),
  )('%s after %s', (status, event, row, column) => {
    const expected = rows[row]?.[column];
    expect(nextStatus(status, event) ?? '-').toBe(expected);
  });

  it('takes documents where they may be sent, and nowhere else', () => {
    expect(STATUSES.filter(takesDocuments)).toEqual(['not-verified', 'more-needed', 'refused']);
  });
});

describe('what the user config says of it', () => {
  const asked = ['identity', 'selfie'] as const;
  it.each([
    ['not-verified', 1, 0, 'act'],
    ['checking', 2, 1, 'wait'],
    ['in-review', 2, 1, 'wait'],
    ['more-needed', 3, 1, 'act'],
    ['verified', 4, 2, 'none'],
    ['refused', 5, 0, 'act'],
  ] as const)(
    '%s: 1 means not verified, user status 1 means pending [S4-17]',
    (status, number, userStatus, group) => {
      expect(fieldsOf(status, asked, true)).toMatchObject({
        verification_status: number,
        user_status_id: userStatus,
        verification_status_group_code: group,
        verification_types: status === 'verified' ? [] : [1, 2],
        is_need_identification: status !== 'verified',
        is_identification_bonus: false,
      });
    },
  );

  it('names the additional document, and needs no identification where the site does not ask', () => {
    expect(fieldsOf('more-needed', ['address'], false)).toMatchObject({
      requested_additional_document: 3,
      is_need_identification: false,
    });
    expect(fieldsOf('checking', ['address'], false).requested_additional_document).toBeNull();
  });
});
