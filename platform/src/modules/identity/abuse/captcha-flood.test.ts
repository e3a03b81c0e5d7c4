import { createIdentityFixture, type IdentityPlatform } from '../identity.fixture.ts';

const NETWORKS = 12;
const OF_EACH = 80;

describe('a flood of the dearest captchas from many networks', () => {
  let platform: IdentityPlatform;
  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());

  const ask = (remoteAddress: string, level = 4) =>
    platform.app.inject({ url: `/web-api/captcha/update?level=${level}`, remoteAddress });

  it('waits a few at a time and is refused at once beyond that, while others get theirs before it', async () => {
    const answered: string[] = [];
    const flood = Array.from({ length: NETWORKS * OF_EACH }, async (_, n) => {
      const answer = await ask(`203.0.113.${n % NETWORKS}`);
      answered.push('flood');
      return answer;
    });
    // As soon as it is refused, all that may wait does.
    while (!answered.includes('flood')) await new Promise(setImmediate);
    const signingIn = await ask('198.51.100.7', 2);
    expect(signingIn.statusCode).toBe(200);
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(NETWORKS * OF_EACH * 0.5);
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['2']));
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 429)).toBe(true);
  });
});
