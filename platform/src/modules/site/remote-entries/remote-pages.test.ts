import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { configOfFile } from '../testing/config-of-file.ts';
import { bootOf, startTestSite, type TestSite } from '../testing/test-site.ts';

const PARTNER = 'https://partner.example';
const LOTTERY = { name: 'lottery', path: '/lottery{/*rest}', origin: PARTNER };
const SITE = { remoteOrigins: [PARTNER], remoteEntries: [LOTTERY] };

const scriptSource = (policy: unknown) => /script-src ([^;]*)/.exec(String(policy))?.[1] ?? '';

describe('document of a page that another server hosts', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ siteFile: SITE, config: { mode: 'production' } });
  });
  afterAll(() => site.close());
  const get = (url: string) => site.platform.app.inject(url);

  it('has the page in its route table and one nonce for code and style [S3-39]', async () => {
    const answer = await get('/en/lottery/draws/7?tab=1');
    expect(answer.statusCode).toBe(200);
    const { remote, routeTable } = bootOf(answer.body);
    expect(remote?.origin).toBe(PARTNER);
    expect(remote?.nonce).toMatch(/^[\w+/]{24}$/);
    expect(routeTable.routes.at(-1)).toMatchObject({
      id: 'remote-entry.lottery',
      remote: { origin: PARTNER },
    });
    expect(answer.body).toContain('data-layout="default"');
  });

  it('widens its policy by exactly that origin and that nonce', async () => {
    const answer = await get('/en/lottery');
    const { remote } = bootOf(answer.body);
    const policy = String(answer.headers['content-security-policy']);
    expect(scriptSource(policy)).toBe(`'self' 'nonce-${remote?.nonce}' ${PARTNER}`);
    expect(policy).toContain(`style-src 'self' 'nonce-${remote?.nonce}' ${PARTNER};`);
    expect(policy).toContain(`img-src 'self' data: ${PARTNER};`);
    expect(policy).toContain(
      "form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
    );
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default remote-entry;");
    expect(answer.body).toContain(`<meta name="scripts" content="${PARTNER}/">`);
  });

  it('has another nonce each time', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => bootOf((await get('/en/lottery')).body).remote?.nonce),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  it('leaves every other document without nonce and foreign origin', async () => {
    for (const url of ['/en/live', '/en/no/such/page', '/en/lotteries']) {
      const answer = await get(url);
      expect(scriptSource(answer.headers['content-security-policy'])).toBe("'self'");
      expect(bootOf(answer.body).remote).toBeUndefined();
    }
  });
});

describe('remote pages in site.json', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'paddock-config-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it.each<[string, object, RegExp]>([
    [
      'an origin outside the allow-list',
      { remoteOrigins: [] },
      /\/remoteEntries\/0\/origin https:\/\/partner\.example is not in/,
    ],
    ['no allow-list', { remoteOrigins: undefined }, /is not in \/remoteOrigins/],
    [
      'a name twice',
      { remoteEntries: [LOTTERY, { ...LOTTERY, path: '/other' }] },
      /\/remoteEntries\/1\/name lottery is taken/,
    ],
    ['an origin with a path', { remoteOrigins: [`${PARTNER}/x`] }, /\/remoteOrigins\/0/],
    [
      'a pattern that claims everything',
      { remoteEntries: [{ ...LOTTERY, path: '/*rest' }] },
      /\/remoteEntries\/0\/path/,
    ],
    ['the layout without scripts', { remoteEntries: [{ ...LOTTERY, layout: 'blocked' }] }, /layout blocked/],
    ['a feature without its id', { remoteEntries: [{ ...LOTTERY, guards: ['feature'] }] }, /needs featureId/],
  ])('are refused with the place: %s', (_what, change, message) => {
    writeFileSync(join(dir, 'site.json'), JSON.stringify({ ...SITE, ...change }));
    expect(() => configOfFile(dir, true)).toThrow(message);
  });

  it.each([
    ['a page', '/live', '/live belongs'],
    ['pages below it', '/user{/*rest}', '/user/login belongs'],
    ['a redirect', '/office', '/office belongs'],
    ['a page with parameters below it', '/live{/*rest}', '/live belongs'],
  ])('stop the start where the release has %s', async (_what, path, message) => {
    const siteFile = { ...SITE, remoteEntries: [{ ...LOTTERY, path }] };
    await expect(startTestSite({ siteFile })).rejects.toThrow(message);
  });

  it('stop the start where two claim one path', async () => {
    const siteFile = {
      ...SITE,
      remoteEntries: [LOTTERY, { ...LOTTERY, name: 'draws', path: '/lottery/draws' }],
    };
    await expect(startTestSite({ siteFile })).rejects.toThrow('/remoteEntries/1/path /lottery/draws');
  });
});
