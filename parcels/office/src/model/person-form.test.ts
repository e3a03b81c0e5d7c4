import type { UserData } from '@paddock/contract/schemas';

import { changeOf, draftOf, refusedFields } from './person-form.ts';

const DATA: UserData = {
  date_birthday: '1990-02-28',
  document_type_id: null,
  inn: null,
  name: 'Ann',
  passport: null,
  passport_date: null,
  passport_end_date: null,
  registration_address: 'Street 1',
  surname: null,
};

describe('the form of the person', () => {
  it('sends only what was changed, trimmed, and empties what was emptied [S3-21]', () => {
    const draft = draftOf(DATA);
    expect(changeOf(DATA, draft)).toBeNull();
    expect(changeOf(DATA, { ...draft, name: ' Ann ' })).toBeNull();
    expect(
      changeOf(DATA, { ...draft, surname: ' Other', document_type_id: '2', registration_address: '' }),
    ).toEqual({ surname: 'Other', document_type_id: 2, registration_address: '' });
  });

  it('takes a document back', () => {
    const known = { ...DATA, document_type_id: 1 } as const;
    expect(changeOf(known, { ...draftOf(known), document_type_id: '' })).toEqual({ document_type_id: null });
  });

  it('finds the fields a refusal names', () => {
    const refusal = (details: unknown) => refusedFields({ code: 'INVALID_INPUT', message: '', details });
    expect(refusal([{ at: '/passport_date' }, { at: '/name' }, { at: '/other' }])).toEqual([
      'name',
      'passport_date',
    ]);
    for (const odd of [undefined, null, 'x', [null, 5]]) expect(refusal(odd)).toEqual([]);
    expect(refusedFields({ code: 'FIELD_LOCKED', message: '', details: [{ at: '/name' }] })).toEqual([]);
  });
});
