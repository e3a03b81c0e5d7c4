import { DAY_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import { inTransaction } from '../../../kernel/database/database.ts';
import { codeSentTo } from '../../messages/messages.fixture.ts';
import { mintedPass } from '../abuse/captcha.fixture.ts';
import {
  createIdentityFixture,
  identityPartsOf,
  PASSWORD,
  registrationForm,
  signUp,
  type IdentityPlatform,
} from '../identity.fixture.ts';
import type { Persons } from './persons.ts';

describe('the person behind the accounts', () => {
  let platform: IdentityPlatform;
  let persons: Persons;
  let made = 0;
  /** Somebody else in each test. */
  let mara = { name: 'Mara', surname: 'Lindt', birth_date: '' };

  beforeAll(async () => {
    platform = await createIdentityFixture();
    persons = identityPartsOf(platform).persons;
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    mara = { ...mara, birth_date: `${1930 + (++made % 70)}-03-09` };
  });

  const email = () => `person${++made}@example.com`;
  const post = (over: object) =>
    platform.app.inject({
      method: 'POST',
      url: '/web-api/registration',
      body: { ...registrationForm({ email: email() }), ...over },
    });
  const outcome = async (over: object) => {
    const answer = await post(over);
    return answer.statusCode === 201 ? 'registered' : answer.json<{ code: string }>().code;
  };
  const exclude = (playerId: PlayerId, lastsMs = 365 * DAY_MS) =>
    inTransaction(platform.kernel.db, (tx) =>
      platform.modules.identity.restrict(tx, playerId, platform.clock.nowMs() + lastsMs),
    );
  const banLevel = async (playerId: PlayerId) =>
    (await platform.modules.identity.player(platform.kernel.db, playerId))?.banLevel;

  it('cannot open another account while excluded, by name and birth date', async () => {
    const { playerId } = await signUp(platform.app, mara);
    await exclude(playerId);
    expect(await outcome(mara)).toBe('PERSON_REFUSED');
    expect(await outcome({ ...mara, name: 'MARA', surname: 'lindt' })).toBe('PERSON_REFUSED');
    expect(await outcome({ ...mara, name: 'Lindt', surname: 'Mara' })).toBe('PERSON_REFUSED');
    expect(await outcome({ ...mara, birth_date: mara.birth_date.replace('09', '10') })).toBe('registered');
    expect(await outcome({ ...mara, name: 'Marah' })).toBe('registered');
  });

  it('is recognised by the mailbox behind an address, and by the phone', async () => {
    const { playerId } = await signUp(platform.app, {
      email: 'mara.lindt@gmail.com',
      phone: '+4915123456789',
    });
    await exclude(playerId);
    expect(await outcome({ email: 'maralindt+2@googlemail.com' })).toBe('PERSON_REFUSED');
    expect(await outcome({ phone: '0151 23456789' })).toBe('PERSON_REFUSED');
    expect(await outcome({ email: 'mara@example.org', phone: '+4915123456780' })).toBe('registered');
  });

  it('answers of the excluded player’s own login what it answers of any that is taken', async () => {
    const { playerId } = await signUp(platform.app, { email: 'own@example.com', ...mara });
    await exclude(playerId);
    expect(await outcome({ email: 'own@example.com', ...mara })).toBe('LOGIN_TAKEN');
  });

  it('may come back when the exclusion is over', async () => {
    const { playerId } = await signUp(platform.app, mara);
    await exclude(playerId, DAY_MS);
    expect(await outcome(mara)).toBe('PERSON_REFUSED');
    await platform.leap(DAY_MS);
    expect(await outcome(mara)).toBe('registered');
  });

  it('keeps the longer of two exclusions', async () => {
    const { playerId } = await signUp(platform.app, mara);
    await exclude(playerId, 5 * DAY_MS);
    await exclude(playerId, DAY_MS);
    await platform.leap(2 * DAY_MS);
    expect(await outcome(mara)).toBe('PERSON_REFUSED');
  });

  it('is restricted on every account at once', async () => {
    const first = await signUp(platform.app, mara);
    const second = await signUp(platform.app, mara);
    const namesake = await signUp(platform.app, { ...mara, birth_date: '1999-01-01' });
    await exclude(first.playerId);
    expect(await banLevel(second.playerId)).toBeGreaterThan(0);
    expect(await banLevel(namesake.playerId)).toBe(0);
  });

  it('is restricted on an account of the same mailbox that stands already', async () => {
    const first = await signUp(platform.app, { email: 'anna.berg@gmail.com' });
    const second = await signUp(platform.app, { email: 'annaberg+2@googlemail.com' });
    await exclude(first.playerId);
    expect(await banLevel(second.playerId)).toBeGreaterThan(0);
  });

  it('harms nobody whose name, mailbox or phone somebody else types later', async () => {
    const owner = await signUp(platform.app, { ...mara, email: 'owner@gmail.com', phone: '+4915133334444' });
    const stranger = await signUp(platform.app, {
      ...mara,
      email: 'own.er+x@gmail.com',
      phone: '+4915133334444',
    });
    await exclude(stranger.playerId);
    expect(await banLevel(stranger.playerId)).toBeGreaterThan(0);
    expect(await banLevel(owner.playerId)).toBe(0);
    const data = { name: 'Mara', surname: 'Lindt' };
    const changed = await platform.app.inject({
      method: 'POST',
      url: '/web-api/user/data',
      headers: owner.bearer,
      body: data,
    });
    expect(changed.statusCode).toBe(200);
    expect(await banLevel(owner.playerId)).toBe(0);
  });

  it('is restricted once an account turns out to be theirs', async () => {
    const first = await signUp(platform.app, mara);
    await exclude(first.playerId);
    const hidden = await signUp(platform.app, { birth_date: mara.birth_date });
    expect(await banLevel(hidden.playerId)).toBe(0);
    await platform.app.inject({
      method: 'POST',
      url: '/web-api/user/data',
      headers: hidden.bearer,
      body: { name: 'Mara', surname: 'Lindt' },
    });
    expect(await banLevel(hidden.playerId)).toBeGreaterThan(0);
  });

  it('is known by a document that is learnt while excluded', async () => {
    const document = { countryId: 276, number: 'l01x 00t47' };
    const first = await signUp(platform.app);
    await exclude(first.playerId);
    await inTransaction(platform.kernel.db, (tx) => persons.recognise(tx, first.playerId, document));
    await expect(
      persons.requireAdmitted(platform.kernel.db, { document: { countryId: 276, number: 'L01X00T47' } }),
    ).rejects.toMatchObject({ code: 'PERSON_REFUSED' });
    await expect(
      persons.requireAdmitted(platform.kernel.db, { document: { countryId: 40, number: 'L01X00T47' } }),
    ).resolves.toBeUndefined();
  });

  /** Binds a phone to a new account; answers the code of the refusal, or undefined. */
  async function bindElsewhere(phone: string): Promise<string | undefined> {
    const other = await signUp(platform.app);
    const call = async (path: string, body: object) => {
      const answer = await platform.app.inject({
        method: 'POST',
        url: `/web-api/user/security${path}`,
        headers: { ...other.bearer, ...mintedPass(platform.kernel) },
        body,
      });
      return answer.json<{ code?: string; code_id: string }>();
    };
    await call('/step-up', { method: 'password', password: PASSWORD });
    const { code_id: codeId } = await call('/phone/send', { phone });
    return (
      await call('/phone/confirm', { code_id: codeId, code: await codeSentTo(platform.kernel.db, phone) })
    ).code;
  }

  it('has their phone bound to no other account, nor anybody admitted by their mailbox', async () => {
    const phone = '+4915144443333';
    const first = await signUp(platform.app, { email: 'shut.out@gmail.com', phone });
    const card = { provider: 'fernway', token: 'tok-shut-out', holder: 'SOMEBODY ELSE' };
    await inTransaction(platform.kernel.db, (tx) => persons.paidWith(tx, first.playerId, card));
    await exclude(first.playerId);
    expect(await bindElsewhere(phone)).toBe('PERSON_REFUSED');
    await expect(
      persons.requireAdmitted(platform.kernel.db, { email: 'shutout+new@googlemail.com' }),
    ).rejects.toMatchObject({ code: 'PERSON_REFUSED' });
  });

  it('keeps nobody from their own phone by typing it', async () => {
    const phone = '+4915144443344';
    const stranger = await signUp(platform.app, { phone });
    await exclude(stranger.playerId);
    expect(await bindElsewhere(phone)).toBeUndefined();
  });

  it('leaves no name in the list of exclusions', async () => {
    const { playerId } = await signUp(platform.app, { email: 'secret@example.com', ...mara });
    await exclude(playerId);
    const { rows } = await sql`select * from identity_exclusion`.execute(platform.kernel.db);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(
      JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toMatch(/mara|lindt|secret|-03-09/i);
  });
});
