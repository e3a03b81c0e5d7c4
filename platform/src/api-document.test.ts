import { ENDPOINTS } from '@paddock/contract/endpoints';

import { composeModules, type ProductModules } from './compose.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { addressProblems, type AddressDocument } from './testing/address-rule.ts';
import { createTestPlatform, type TestPlatform } from './testing/index.ts';

/** Served where a site names the company whose prompt it shows. */
const ONLY_WITH_A_COMPANY = '/google-one-tap';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly responses?: Readonly<Record<string, unknown>>;
}

interface ApiDocument extends AddressDocument {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, Operation & { readonly tags: readonly string[] }>>>
  >;
}

/** How a refusal is written in it. */
interface WrittenRefusal {
  readonly content: Readonly<
    Record<'application/json', { schema: { properties: { code: { enum?: readonly string[] } } } }>
  >;
}

describe('the OpenAPI document', () => {
  let platform: TestPlatform<ProductModules>;
  let fixture: FixtureRelease;
  let served: ApiDocument;
  let names: readonly string[];

  beforeAll(async () => {
    fixture = writeFixtureRelease();
    platform = await createTestPlatform(composeModules, {
      config: { siteDir: fixture.siteDir, feeds: ['push'] },
    });
    const answer = await platform.app.inject('/openapi.json');
    expect(answer.statusCode).toBe(200);
    served = answer.json<ApiDocument>();
    names = Object.entries(served.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  });
  afterAll(async () => {
    await platform.close();
    fixture.remove();
  });

  it('is of version 3.1.0, and its addresses follow the rule', () => {
    expect(served.openapi).toBe('3.1.0');
    expect(addressProblems(served)).toEqual([]);
  });

  it('shows each endpoint of the contract’s table, and no address of the API that is not in it', () => {
    const inTable = Object.keys(ENDPOINTS)
      .filter((name) => !name.includes(ONLY_WITH_A_COMPANY))
      .map((name) => name.replace(/:(\w+)/g, '{$1}'));
    const isOfApi = (name: string) => / \/(?:[a-z]+-api|limit-service-api|\.well-known)\//.test(name);
    expect(names.filter(isOfApi).toSorted()).toEqual(inTable.toSorted());
    expect(names).toContain('POST /callbacks/payments/{provider}');
  });

  it('shows by status the codes that an endpoint refuses with', () => {
    const { responses = {} } = served.paths['/web-api/bonuses/{id}/forfeit']?.['post'] ?? {};
    const codesOf = (status: string) =>
      (responses[status] as WrittenRefusal | undefined)?.content['application/json'].schema.properties.code;
    expect(codesOf('404')).toEqual({ type: 'string', enum: ['NOT_FOUND'] });
    expect(codesOf('400')?.enum).toEqual(
      expect.arrayContaining(['IDEMPOTENCY_KEY_REQUIRED', 'INVALID_INPUT']),
    );
    expect(codesOf('default')).toEqual({ type: 'string' });
  });

  it('describes each with a summary, a tag and how it refuses', () => {
    const poor = Object.entries(served.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { summary, tags, responses }]) =>
        summary !== undefined && tags[0] !== undefined && responses?.['default'] !== undefined
          ? []
          : [`${method} ${path} of ${tags.join()}: ${summary ?? 'no summary'}`],
      ),
    );
    expect(poor).toEqual([]);
  });
});
