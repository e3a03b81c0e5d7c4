import { jest } from '@jest/globals';

import { composeModules, type ProductModules } from './compose.ts';
import { signUp } from './modules/identity/identity.fixture.ts';
import { ROLES } from './modules/operators/index.ts';
import { operatorWith } from './modules/operators/operators.fixture.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { createTestPlatform, type TestPlatform } from './testing/index.ts';
import { pathsOf, sampleOf, withValueAt, type JsonSchema } from './testing/sample-value.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Operation {
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly operation: Operation;
}

/** Each looks right to some schema and is the edge of what a number, a text or a database holds. */
const EDGES: readonly unknown[] = [
  1e308,
  9_007_199_254_740_993,
  -1,
  '9223372036854775807',
  '9999-12-31',
  'x'.repeat(10_000),
  '\u202E👩‍🚀e\u0301',
  '__proto__',
  null,
  {},
];

/** They would end what all the others are asked by. */
const ENDINGS = /disconnect|sign-out|operator-api\/session|\/disable$/;

/** Everything else right, one field at the edge: what a schema lets through must not be a fault further in. */
describe('every field of every endpoint, at the edge of what it may hold, is a fault of nothing', () => {
  let platform: TestPlatform<ProductModules>;
  let fixture: FixtureRelease;
  let endpoints: readonly Endpoint[];
  let bearerOf: (path: string) => Readonly<Record<string, string>>;
  let asked = 0;

  beforeAll(async () => {
    fixture = writeFixtureRelease();
    platform = await createTestPlatform(composeModules, {
      config: { siteDir: fixture.siteDir, feeds: ['push'] },
    });
    // One player asks thousands of times; that budgets answer then is proved by route-budgets.test.ts.
    jest.spyOn(platform.kernel.budgets, 'take').mockResolvedValue(0);
    const { paths = {} } = platform.app.swagger() as { paths?: Record<string, Record<string, Operation>> };
    endpoints = Object.entries(paths)
      .filter(([path]) => !ENDINGS.test(path))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          method: method.toUpperCase() as Method,
          path: path.replace(/\{[^}]+\}/g, '1'),
          operation,
        })),
      );
    const player = await signUp(platform.app);
    const operator = await operatorWith(platform, 'edge', ...ROLES);
    bearerOf = (path) => (path.startsWith('/operator-api/') ? operator.bearer : player.bearer);
  });
  afterAll(async () => {
    await platform.close();
    fixture.remove();
  });

  /** What is wrong with the answer; each comes from an address of its own, so that no budget answers instead. */
  async function troubleOf(method: Method, url: string, body?: unknown): Promise<string[]> {
    asked += 1;
    const answer = await platform.app.inject({
      method,
      url,
      remoteAddress: `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
      headers: { ...bearerOf(url), 'idempotency-key': `edge-${asked}-edge` },
      ...(body === undefined ? {} : { body: body as object }),
    });
    const at = `${method} ${url} ${body === undefined ? '' : JSON.stringify(body)}`.slice(0, 300);
    return answer.statusCode < 500 ? [] : [`${at}: ${answer.statusCode} ${answer.body}`];
  }

  it('in bodies', async () => {
    const troubles: string[] = [];
    for (const { method, path, operation } of endpoints) {
      const schema = operation.requestBody?.content['application/json']?.schema;
      if (schema === undefined) continue;
      const sample = sampleOf(schema);
      troubles.push(...(await troubleOf(method, path, sample)));
      for (const at of pathsOf(sample)) {
        for (const edge of EDGES)
          troubles.push(...(await troubleOf(method, path, withValueAt(sample, at, edge))));
      }
    }
    expect(troubles).toEqual([]);
    expect(asked).toBeGreaterThan(1_000);
  });

  it('in queries', async () => {
    const troubles: string[] = [];
    for (const { method, path, operation } of endpoints) {
      const fields = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
      const sample = Object.fromEntries(fields.map(({ name, schema }) => [name, String(sampleOf(schema))]));
      for (const { name } of fields) {
        for (const edge of [...EDGES, '\u0000']) {
          const query = new URLSearchParams({ ...sample, [name]: String(edge) }).toString();
          troubles.push(...(await troubleOf(method, `${path}?${query}`)));
        }
      }
    }
    expect(troubles).toEqual([]);
  });
});
