import { isErrorCode, statusOf } from '@paddock/contract';

import { composeModules, type ProductModules } from './compose.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { createTestPlatform, type TestPlatform } from './testing/index.ts';

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
  [
    'long text',
    JSON.stringify({ email: 'x'.repeat(10_000), messages: ['y'.repeat(10_000)] }),
    'application/json',
  ],
  [
    'emoji and right-to-left text',
    JSON.stringify({ login: '👩‍🚀\u202Eabc', password: '٣٤٥' }),
    'application/json',
  ],
  ['XML', '<?xml version="1.0"?><a/>', 'application/xml'],
  ['a form', 'a=1&b[]=2', 'application/x-www-form-urlencoded'],
];

const PARAMETERS = ['0', '-1', 'abc', '9223372036854775808', '%00', "1' or '1'='1", '👩‍🚀', 'x'.repeat(400)];

/** The whole product on one database: every endpoint of the generated OpenAPI document is asked nonsense. */
describe('every endpoint answers nonsense with a code of the error table, never with a fault', () => {
  let platform: TestPlatform<ProductModules>;
  let fixture: FixtureRelease;
  let endpoints: readonly Endpoint[];

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
  });
  afterAll(async () => {
    await platform.close();
    fixture.remove();
  });

  async function ask(
    endpoint: Endpoint,
    parameter: string,
    body?: readonly [string, string, string],
  ): Promise<string[]> {
    const url = endpoint.path.replace(/\{[^}]+\}/g, encodeURIComponent(parameter));
    const answer = await platform.app.inject({
      method: endpoint.method,
      url,
      headers: {
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
    if (code === undefined || !isErrorCode(code)) return [`${at} has no code`];
    if (statusOf(code) !== answer.statusCode) return [`${at} does not fit ${code}`];
    return answer.body.includes('at ') && answer.body.includes('.ts:') ? [`${at} shows a stack`] : [];
  }

  it('knows its endpoints by the OpenAPI document it serves', async () => {
    const served = await platform.app.inject('/openapi.json');
    expect(served.statusCode).toBe(200);
    const paths = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toEqual(
      expect.arrayContaining([
        'POST /web-api/registration',
        'POST /web-api/auth/login',
        'GET /web-api/user/accounts',
        'POST /web-api/cashier/deposits',
        'POST /callbacks/payments/{provider}',
        'GET /web-api/sportsbook/events',
        'POST /web-api/sportsbook/bets',
        'POST /feed-api/v1/messages',
        'GET /bff-api/config/all.json',
      ]),
    );
  });

  it('in its body', async () => {
    const troubles: string[] = [];
    for (const endpoint of endpoints.filter(({ method }) => method !== 'GET')) {
      for (const body of BODIES) troubles.push(...(await ask(endpoint, '1', body)));
    }
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
    ];
    for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
      for (const query of queries)
        troubles.push(...(await ask({ ...endpoint, path: endpoint.path + query }, '1')));
    }
    expect(troubles).toEqual([]);
  });

  it('and logs no unexpected error on the way', () => {
    expect(platform.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
