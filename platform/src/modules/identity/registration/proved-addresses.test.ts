import { startedWaits } from '../../../testing/index.ts';
import { sentTo } from '../../messages/messages.fixture.ts';
import {
  createIdentityFixture,
  PASSWORD,
  registrationForm,
  type IdentityPlatform,
} from '../identity.fixture.ts';
import { CHOICES, problem, registrationCalls, type RegistrationCalls } from './registration.fixture.ts';

describe('registering where addresses are proved first', () => {
  let platform: IdentityPlatform;
  let calls: RegistrationCalls;

  beforeAll(async () => {
    platform = await createIdentityFixture({ registrationTerms: { emailProof: 'first' } });
    calls = registrationCalls(platform);
  });
  afterAll(() => platform.close());

  it('opens no account before the address is proved, whoever has it', async () => {
    const unproved = await calls.post('', registrationForm({ email: 'a@example.com' }));
    expect([unproved.statusCode, problem(unproved)]).toEqual([422, 'PROOF_REQUIRED']);
    const form = registrationForm({
      email: 'A@example.com',
      ...(await calls.codeFor('email', 'a@example.com')),
    });
    expect((await calls.post('', form)).statusCode).toBe(201);
    const again = await calls.post('', registrationForm({ email: 'a@example.com' }));
    expect([again.statusCode, again.body]).toEqual([unproved.statusCode, unproved.body]);
  });

  it('says and sends the same, after the same waits, for an address and a number with an account and without one', async () => {
    const known = { email: 'known@example.com', sms: '+4915111111111' };
    const newcomer = registrationForm({
      email: known.email,
      ...(await calls.codeFor('email', known.email)),
    });
    expect((await calls.post('', newcomer)).statusCode).toBe(201);
    const holder = {
      phone: known.sms,
      password: PASSWORD,
      ...CHOICES,
      ...(await calls.codeFor('sms', known.sms)),
    };
    expect((await calls.post('/phone', holder)).statusCode).toBe(201);
    await platform.advance(120_000);
    for (const [channel, knownTo, unknownTo] of [
      ['email', known.email, 'unknown@example.com'],
      ['sms', known.sms, '+4915122222222'],
    ] as const) {
      const asked = [
        await startedWaits(() => calls.askCode(channel, knownTo)),
        await startedWaits(() => calls.askCode(channel, unknownTo)),
      ];
      const shapes = asked.map(({ result: { statusCode, body }, waitsMs }) => [
        statusCode,
        body.replace(/"code_id":"[^"]+"/, ''),
        waitsMs,
      ]);
      expect(shapes[0]).toEqual(shapes[1]);
      const texts = await Promise.all(
        [knownTo, unknownTo].map(async (to) => {
          const sent = (await sentTo(platform.kernel.db, to)).at(-1);
          return JSON.stringify(sent)
            .replaceAll(to, 'TO')
            .replaceAll(/\b\d{6}\b/g, 'CODE');
        }),
      );
      expect(texts[0]?.length).toBe(texts[1]?.length);
    }
  });

  it('tells that an address is taken only to whoever reads its mail', async () => {
    const email = 'owner@example.com';
    const open = async () => registrationForm({ email, ...(await calls.codeFor('email', email)) });
    expect((await calls.post('', await open())).statusCode).toBe(201);
    await platform.advance(120_000);
    const stranger = { ...registrationForm({ email }), code_id: 'x'.repeat(22), code: '123456' };
    expect(problem(await calls.post('', stranger))).toBe('CODE_EXPIRED');
    const owner = await calls.post('', await open());
    expect([owner.statusCode, problem(owner)]).toEqual([409, 'LOGIN_TAKEN']);
    expect(owner.cookies).toEqual([]);
  });
});
