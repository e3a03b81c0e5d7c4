import { createIdentityFixture, registrationForm, type IdentityPlatform } from '../identity.fixture.ts';
import { sandboxExclusionRegister } from '../persons/sandbox-registers.ts';
import { createRegisterCheck } from './register-check.ts';

const PERSON = { name: 'Mara', surname: 'Lindt', birth_date: '1990-02-28' };

describe('registers asked at registration', () => {
  let platform: IdentityPlatform;
  let made = 0;

  beforeAll(async () => {
    platform = await createIdentityFixture({
      config: { registers: { exclusion: 'sandbox', person: 'sandbox' } },
    });
  });
  afterAll(() => platform.close());

  const outcome = async (over: object) => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/registration',
      body: { ...registrationForm({ email: `r${++made}@example.com` }), ...over },
    });
    return answer.statusCode === 201 ? 'registered' : answer.json<{ code: string; details?: unknown }>();
  };

  it('let in whoever is who they say and is on no list', async () => {
    expect(await outcome({ ...PERSON, national_id: '1000000001' })).toBe('registered');
  });

  it('ask about a person, so that a form has to name one', async () => {
    expect(await outcome({})).toMatchObject({ code: 'INVALID_INPUT', details: [{ at: '/name' }] });
    expect(await outcome(PERSON)).toMatchObject({ code: 'INVALID_INPUT', details: [{ at: '/national_id' }] });
    const oneClick = await platform.app.inject({
      method: 'POST',
      url: '/web-api/registration/one-click',
      body: {
        country_id: 276,
        currency_id: 'EUR',
        birth_date: '1990-05-17',
        language: 'en',
        terms_accepted: true,
      },
    });
    expect(oneClick.json()).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('say the same of someone excluded, of a false name and of a number nobody has', async () => {
    const answers = [
      await outcome({
        name: 'Ola',
        surname: 'Excluded',
        birth_date: '1979-12-31',
        national_id: '1000000003',
      }),
      await outcome({ ...PERSON, surname: 'Other', national_id: '1000000001' }),
      await outcome({ ...PERSON, birth_date: '1990-03-01', national_id: '1000000001' }),
      await outcome({ ...PERSON, national_id: '1234567890' }),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 'PERSON_REFUSED' });
  });

  it('let nobody in while they fail, and say so to the operator', async () => {
    expect(await outcome({ ...PERSON, national_id: '9000000002' })).toMatchObject({ code: 'UNAVAILABLE' });
    expect(platform.logged).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'a register did not answer: nobody is let in' }),
    );
    expect(await outcome({ ...PERSON, national_id: '1000000001' })).toBe('registered');
  });

  it('ask nobody of a country they do not know', async () => {
    expect(await outcome({ name: 'Ann', surname: 'Other', country_id: 40 })).toBe('registered');
    expect(await outcome({ name: 'Ann', surname: 'Excluded', country_id: 40 })).toMatchObject({
      code: 'PERSON_REFUSED',
    });
  });

  it('are not waited for beyond patience, whatever becomes of the question', async () => {
    const patience = new AbortController();
    const check = createRegisterCheck(
      { exclusion: sandboxExclusionRegister, person: undefined, patience: () => patience.signal },
      platform.kernel.log,
    );
    const waiting = check.requireClear({
      name: 'A',
      surname: 'Silent',
      birthDate: '1990-01-01',
      countryId: 40,
    });
    patience.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
