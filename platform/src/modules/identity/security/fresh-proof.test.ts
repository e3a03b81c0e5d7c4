import { createIdentityFixture, type IdentityPlatform } from '../identity.fixture.ts';
import { sampleOf, type JsonSchema } from '../../../testing/sample-value.ts';
import { securityPlayer } from './security.fixture.ts';

/** What changes nothing of an account's security, or asks for something stronger than a fresh proof. */
const WITHOUT = new Map([
  ['POST /web-api/user/security/step-up', 'it is the proof'],
  ['POST /web-api/user/security/step-up/passkey-options', 'it begins the proof'],
  ['POST /web-api/user/security/prompt/dismiss', 'it closes a reminder'],
  ['POST /web-api/user/security/phone/confirm', 'it takes a code that only a proof has sent'],
  ['POST /web-api/user/security/email/confirm', 'it takes a code that only a proof has sent'],
  ['POST /web-api/user/security/email-auth/confirm', 'it takes a code that only a proof has sent'],
  [
    'POST /web-api/user/security/two-factor/recovery-codes/kept',
    'it closes a reminder: the codes stay as they are',
  ],
  ['POST /web-api/user/security/two-factor/question-code', 'it sends a code to the owner'],
  ['POST /web-api/user/security/two-factor/disable', 'it asks for the password and a second proof itself'],
  [
    'POST /web-api/user/social-links/{provider}',
    'no company is configured here; social-links.test.ts has one',
  ],
]);

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

describe('what changes the security of an account', () => {
  let platform: IdentityPlatform;
  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());

  it('needs a fresh proof, every call of it, but for those that are named with a reason', async () => {
    const player = await securityPlayer(platform);
    const { paths = {} } = platform.app.swagger() as { paths?: Record<string, Record<string, Operation>> };
    const calls = Object.entries(paths)
      .filter(([path]) => /^\/web-api\/(?:user\/(?:security|social-links)|auth\/devices)/.test(path))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          name: `${method.toUpperCase()} ${path}`,
          path: path.replace('{id}', '1').replace('{provider}', 'x'),
          method: method.toUpperCase() as 'POST' | 'DELETE',
          body: operation.requestBody?.content['application/json']?.schema,
        })),
      )
      .filter(({ name }) => !name.startsWith('GET '));
    const answers = await Promise.all(
      calls.map(async ({ name, method, path, body }) => {
        const payload = body === undefined ? {} : { body: sampleOf(body) as object };
        const answer = await platform.app.inject({ method, url: path, headers: player.bearer, ...payload });
        return [name, answer.json<{ code?: string }>().code] as const;
      }),
    );
    const open = answers.filter(([, code]) => code !== 'STEP_UP_REQUIRED').map(([name]) => name);
    expect(open.toSorted()).toEqual([...WITHOUT.keys()].toSorted());
    expect(answers.length).toBeGreaterThan(20);
  });
});
