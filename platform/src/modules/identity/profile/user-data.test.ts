import { sql } from 'kysely';
import type { UserDataChange, UserDataView, VerificationFields } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { createIdentityFixture, signUp, type IdentityPlatform, type SignedIn } from '../identity.fixture.ts';

const PATH = '/web-api/user/data';
const NOT_VERIFIED: VerificationFields = {
  user_status_id: 0,
  verification_status: 1,
  verification_types: [],
  verification_status_group_code: 'none',
  requested_additional_document: null,
  is_identification_bonus: false,
  is_need_identification: false,
};

describe('the person behind an account', () => {
  let platform: IdentityPlatform;
  let ann: SignedIn;
  let verificationStatus: number;

  beforeAll(async () => {
    platform = await createIdentityFixture({
      dependencies: {
        verificationFields: () =>
          Promise.resolve({ ...NOT_VERIFIED, verification_status: verificationStatus }),
      },
    });
  });
  beforeEach(async () => {
    verificationStatus = 1;
    ann = await signUp(platform.app, { birth_date: '1990-05-17' });
  });
  afterAll(() => platform.close());

  const read = async () =>
    (await platform.app.inject({ url: PATH, headers: ann.bearer })).json<UserDataView>();
  const change = (body: UserDataChange | object) =>
    platform.app.inject({ method: 'POST', url: PATH, headers: ann.bearer, body });
  const PASSPORT = {
    document_type_id: 1,
    passport: 'C01X 00T47',
    passport_date: '2015-03-01',
    passport_end_date: '2035-03-01',
  } as const;

  it('is known by the birth date at first, which only support changes [S3-21]', async () => {
    expect(await read()).toEqual({
      user_data: {
        date_birthday: '1990-05-17',
        document_type_id: null,
        inn: null,
        name: null,
        passport: null,
        passport_date: null,
        passport_end_date: null,
        registration_address: null,
        surname: null,
      },
      locked: ['date_birthday'],
    });
    const answer = await change({ date_birthday: '1980-01-01' });
    expect(answer.json()).toMatchObject({ code: 'FIELD_LOCKED', details: { fields: ['date_birthday'] } });
  });

  it('takes what the player tells, in one form, and keeps what was not named [S3-21]', async () => {
    await change({ name: '  Анна ', surname: 'O’Connor-Smith' });
    const answer = await change({
      ...PASSPORT,
      inn: '7707083893',
      registration_address: '  12, Rue de l’Été\n 75001  Paris ',
    });
    expect(answer.json<UserDataView>().user_data).toEqual({
      ...PASSPORT,
      date_birthday: '1990-05-17',
      inn: '7707083893',
      name: 'Анна',
      registration_address: '12, Rue de l’Été 75001 Paris',
      surname: 'O’Connor-Smith',
    });
    expect((await read()).user_data).toEqual(answer.json<UserDataView>().user_data);
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it('gives up a document, but no name', async () => {
    await change({ ...PASSPORT, name: 'Ann' });
    await change({ passport: '', document_type_id: null, passport_date: '', passport_end_date: '' });
    expect((await read()).user_data).toMatchObject({ passport: null, document_type_id: null, name: 'Ann' });
    expect((await change({ name: ' ' })).json()).toMatchObject({ details: [{ at: '/name' }] });
  });

  it.each([
    ['an emoji for a name', { name: '👩‍🚀' }, '/name'],
    ['ten thousand letters', { registration_address: 'a'.repeat(10_000) }, '/registration_address'],
    ['a long address', { registration_address: 'a'.repeat(201) }, '/registration_address'],
    ['a name that turns the direction', { surname: 'abc\u202Edef' }, '/surname'],
    ['an address that turns it', { registration_address: 'Street\u202E 5' }, '/registration_address'],
    ['markup', { registration_address: 'a\u0000b' }, '/registration_address'],
    ['no day of the calendar', { passport_date: '2015-02-30' }, '/passport_date'],
    ['a passport of the future', { passport_date: '2999-01-01' }, '/passport_date'],
    ['a passport before birth', { passport_date: '1980-01-01' }, '/passport_date'],
    ['an end before the beginning', { ...PASSPORT, passport_end_date: '2014-01-01' }, '/passport_end_date'],
    ['a number of signs', { passport: '***' }, '/passport'],
    ['a short tax number', { inn: '12' }, '/inn'],
    ['an unknown document', { document_type_id: 9 }, '/document_type_id'],
    ['another field', { ban_level: 0 }, undefined],
    ['nothing', {}, undefined],
  ])('refuses %s and changes nothing', async (_name, body, at) => {
    const answer = await change(body);
    const problem = answer.json<{ code: string; details?: readonly { at: string }[] }>();
    expect([answer.statusCode, problem.code]).toEqual([400, 'INVALID_INPUT']);
    if (at !== undefined) expect(problem.details?.map((detail) => detail.at)).toContain(at);
    expect((await read()).user_data).toMatchObject({ name: null, passport: null, inn: null });
  });

  it.each([
    ['were checked', 4],
    ['are being checked', 2],
  ])(
    'is locked while its documents %s, the address and what is still empty aside [S3-21]',
    async (_name, status) => {
      await change({ ...PASSPORT, name: 'Ann', surname: 'Other' });
      verificationStatus = status;
      const { locked } = await read();
      expect(locked.toSorted()).toEqual(
        [
          'date_birthday',
          'document_type_id',
          'name',
          'passport',
          'passport_date',
          'passport_end_date',
          'surname',
        ].toSorted(),
      );
      const refused = await change({ name: 'Bob', registration_address: 'New street 1' });
      expect(refused.json()).toMatchObject({ code: 'FIELD_LOCKED', details: { fields: ['name'] } });
      expect((await read()).user_data).toMatchObject({ name: 'Ann', registration_address: null });
      const moved = await change({ name: 'Ann', registration_address: 'New street 1', inn: '7707083893' });
      expect(moved.json<UserDataView>().user_data).toMatchObject({
        registration_address: 'New street 1',
        inn: '7707083893',
      });
    },
  );

  it('is recognised by what was told: an excluded person is, under another address too', async () => {
    const told = { name: 'Erika', surname: 'Mustermann', passport: 'L01X00T47' };
    await change(told);
    const untilMs = platform.clock.nowMs() + 86_400_000;
    await inTransaction(platform.kernel.db, (tx) =>
      platform.modules.identity.restrict(tx, ann.playerId, untilMs),
    );
    const other = await signUp(platform.app, { birth_date: '1990-05-17' });
    const answer = await platform.app.inject({
      method: 'POST',
      url: PATH,
      headers: other.bearer,
      body: { name: 'erika', surname: 'MUSTERMANN' },
    });
    expect(answer.statusCode).toBe(200);
    const config = await platform.app.inject({ url: '/web-api/user/config', headers: other.bearer });
    expect(config.json<{ result: { ban_level: number } }>().result.ban_level).toBe(53);
  });

  it('is nobody else’s', async () => {
    expect((await platform.app.inject(PATH)).statusCode).toBe(401);
    await change({ name: 'Ann' });
    const other = await signUp(platform.app);
    const answer = await platform.app.inject({ url: PATH, headers: other.bearer });
    expect(answer.json<UserDataView>().user_data.name).toBeNull();
    const { rows } =
      await sql`select 1 from identity_user_data where player_id = ${other.playerId}::bigint`.execute(
        platform.kernel.db,
      );
    expect(rows).toEqual([]);
  });
});
