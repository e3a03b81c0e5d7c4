import { isErrorCode, statusOf } from '@paddock/contract';

import { composeModules, type ProductModules } from './compose.ts';
import { signUp, type SignedIn } from './modules/identity/identity.fixture.ts';
import { ROLES } from './modules/operators/index.ts';
import { operatorWith, type TestOperator } from './modules/operators/operators.fixture.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { createTestPlatform, type TestPlatform } from './testing/index.ts';
import { otherWordsOf } from './testing/other-words.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

interface Endpoint {
  readonly method: Method;
  readonly path: string;
}

/** Bodies that no endpoint can make sense of, and some that only look right. */
const BODIES: readonly (readonly [name: string, body: string, type: string])[] = [
  ['no JSON', '{"a":', 'application/json'],
  ['nothing', '', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a list', '[[[[]]]]', 'application/json'],
  ['a number', '1e999', 'application/json'],
  ['a string', '"x"', 'application/json'],
  ['strange keys', '{"constructor":{"prototype":{"a":1}},"\\u0000":1}', 'application/json'],
  ['long text', JSON.stringify({ email: 'x'.repeat(10_000) }), 'application/json'],
  [
    'emoji and right-to-left text',
    JSON.stringify({ login: '👩‍🚀\u202Eabc', password: '٣٤٥' }),
    'application/json',
  ],
  ['XML', '<?xml version="1.0"?><a/>', 'application/xml'],
  ['a form', 'a=1&b[]=2', 'application/x-www-form-urlencoded'],
];

const PARAMETERS = ['0', '-1', 'abc', '9223372036854775808', '\u0000', "1' or '1'='1", '👩‍🚀', 'x'.repeat(400)];

/** They come last, so that all the others are asked by somebody who is signed in. */
const SIGN_OUTS = ['POST /web-api/auth/disconnect', 'DELETE /operator-api/session'];

/** Texts that JSON can carry and PostgreSQL cannot keep. */
const UNKEEPABLE = ['\\u0000', '\\ud800', 'a\\udc00b'];

/** The whole product on one database: every endpoint of the generated OpenAPI document is asked nonsense. */
describe('every endpoint answers nonsense with a code of the error table, never with a fault', () => {
  let platform: TestPlatform<ProductModules>;
  let fixture: FixtureRelease;
  let endpoints: readonly Endpoint[];
  let player: SignedIn;
  let operator: TestOperator;
  let people = 0;

  beforeAll(async () => {
    fixture = writeFixtureRelease();
    platform = await createTestPlatform(composeModules, {
      config: { siteDir: fixture.siteDir, feeds: ['push'] },
    });
    const document = platform.app.swagger() as {
      openapi?: string;
      paths?: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toBe('3.1.0');
    endpoints = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase() as Method, path })),
    );
    const isSignOut = ({ method, path }: Endpoint) => Number(SIGN_OUTS.includes(`${method} ${path}`));
    endpoints = endpoints.toSorted((a, b) => isSignOut(a) - isSignOut(b));
  });
  afterAll(async () => {
    await platform.close();
    fixture.remove();
  });

  beforeEach(async () => {
    const who = `n${(people += 1)}`;
    player = await signUp(platform.app, { email: `${who}@example.com` });
    operator = await operatorWith(platform, who, ...ROLES);
  });

  /** Asks as a guest, a player and an operator: most endpoints show a guest nothing of what is behind the door. */
  async function ask(
    endpoint: Endpoint,
    parameter: string,
    body?: readonly [string, string, string],
  ): Promise<string[]> {
    const asGuest = await askAs({}, endpoint, parameter, body);
    const { bearer } = endpoint.path.startsWith('/operator-api/') ? operator : player;
    return [...asGuest, ...(await askAs(bearer, endpoint, parameter, body))];
  }

  async function askAs(
    bearer: { readonly authorization?: string },
    endpoint: Endpoint,
    parameter: string,
    body?: readonly [string, string, string],
  ): Promise<string[]> {
    const url = endpoint.path.replace(/\{[^}]+\}/g, encodeURIComponent(parameter));
    const answer = await platform.app.inject({
      method: endpoint.method,
      url,
      headers: {
        ...bearer,
        'idempotency-key': 'nonsense-0001',
        ...(body === undefined ? {} : { 'content-type': body[2] }),
      },
      ...(body === undefined ? {} : { payload: body[1] }),
    });
    const at = `${endpoint.method} ${url.slice(0, 80)} with ${body?.[0] ?? 'no body'}: ${answer.statusCode}`;
    if (answer.statusCode >= 500 && !/^\/readyz/.test(url)) return [`${at} ${answer.body.slice(0, 200)}`];
    if (answer.statusCode < 400 || !String(answer.headers['content-type']).startsWith('application/json'))
      return [];
    const { code } = answer.json<{ code?: string }>();
    if (otherWordsOf(`${endpoint.method} ${endpoint.path}`) !== undefined) return [];
    if (code === undefined || !isErrorCode(code)) return [`${at} has no code`];
    if (statusOf(code) !== answer.statusCode) return [`${at} does not fit ${code}`];
    return answer.body.includes('at ') && answer.body.includes('.ts:') ? [`${at} shows a stack`] : [];
  }

  it('in its body', async () => {
    const troubles: string[] = [];
    for (const endpoint of endpoints.filter(({ method }) => method !== 'GET')) {
      for (const body of BODIES) troubles.push(...(await ask(endpoint, '1', body)));
    }
    expect(troubles).toEqual([]);
  });

  it('in no body at all', async () => {
    const troubles: string[] = [];
    for (const endpoint of endpoints.filter(({ method }) => method !== 'GET'))
      troubles.push(...(await ask(endpoint, 'sandbox')));
    expect(troubles).toEqual([]);
  });

  it('in its address', async () => {
    const troubles: string[] = [];
    for (const endpoint of endpoints) {
      if (!endpoint.path.includes('{')) continue;
      for (const parameter of PARAMETERS) troubles.push(...(await ask(endpoint, parameter)));
    }
    expect(troubles).toEqual([]);
  });

  it('in its query', async () => {
    const troubles: string[] = [];
    const queries = [
      '?limit=-1&offset=x',
      '?accountId=1&cursor=%00',
      '?section=neither',
      '?pageNumber=1e9&lang=%F0',
      '?search=%25%27',
      '?operator=%00&subject=%00&before=0&status=x',
      '?before=9223372036854775808',
    ];
    for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
      for (const query of queries)
        troubles.push(...(await ask({ ...endpoint, path: endpoint.path + query }, '1')));
    }
    expect(troubles).toEqual([]);
  });

  it.each([
    ['/web-api/auth/login', '{"login":"TEXT","password":"correct horse battery","save":true}'],
    [
      '/web-api/registration',
      `{"email":"new@example.com","password":"correct horse battery","country_id":276,"currency_id":"EUR",
        "birth_date":"1990-05-17","language":"en","terms_accepted":true,"ref_code":"TEXT"}`,
    ],
    ['/web-api/cashier/deposits', '{"accountId":"1","methodId":"TEXT","amount":"20.00"}'],
    [
      '/web-api/sportsbook/bets',
      `{"type":"single","accountId":"1","stake":"1.00","policy":"any",
        "legs":[{"selectionId":"1.home","priceVersion":"TEXT","oddsMilli":2000}]}`,
    ],
  ])('in texts that no database keeps, at %s', async (path, body) => {
    const { bearer } = await signUp(platform.app, { email: `a${path.length}@example.com` });
    for (const text of UNKEEPABLE) {
      const answer = await platform.app.inject({
        method: 'POST',
        url: path,
        headers: { ...bearer, 'content-type': 'application/json', 'idempotency-key': 'unkeepable-1' },
        payload: body.replace('TEXT', text),
      });
      expect([text, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        text,
        400,
        'INVALID_INPUT',
      ]);
    }
  });

  it('in an account id that is more than 64 bits, with a bet or a deposit', async () => {
    const { bearer } = await signUp(platform.app, { email: 'bits@example.com' });
    const accountId = '9'.repeat(19);
    const legs = [{ selectionId: '1.home', priceVersion: '1.1', oddsMilli: 2000 }];
    const bodies = {
      '/web-api/sportsbook/bets': { type: 'single', accountId, stake: '1.00', policy: 'any', legs },
      '/web-api/cashier/deposits': { accountId, methodId: 'fernway-card', amount: '20.00' },
    };
    for (const [url, body] of Object.entries(bodies)) {
      const headers = { ...bearer, 'idempotency-key': 'too-many-bits' };
      const answer = await platform.app.inject({ method: 'POST', url, headers, body });
      expect([url, answer.json<{ code: string }>().code]).toEqual([url, 'ACCOUNT_UNKNOWN']);
    }
  });

  it('and logs no unexpected error on the way', () => {
    expect(platform.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
