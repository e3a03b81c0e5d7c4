import type { ClientErrorBatchBody } from '@paddock/contract/schemas';

import { startTestSite, type TestSite } from './testing/test-site.ts';

const BATCH: ClientErrorBatchBody = {
  release: 7,
  sampleRate: 0.5,
  errors: [
    {
      kind: 'lifecycle',
      message: 'mount timed out',
      stack: null,
      parcel: 'betting@0.1.0',
      routeId: 'betting.live',
      fileUrl: null,
      count: 3,
    },
  ],
};

describe('reports of browsers', () => {
  let site: TestSite;
  const post = (url: string, payload: string | object, type = 'application/json') =>
    site.platform.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

  beforeEach(async () => {
    site = await startTestSite();
  });
  afterEach(() => site.close());

  it('logs failures with all that was told of them', async () => {
    expect((await post('/web-api/client-errors', BATCH)).statusCode).toBe(202);
    await post('/web-api/client-errors', BATCH);
    expect(site.platform.logged.filter(({ level }) => level === 'warn')).toHaveLength(2);
  });

  it.each([
    ['betting@0.1.0', '@paddock/test-team'],
    ['elsewhere@1.0.0', null],
    [null, null],
  ])('names the team that owns %s', async (parcel, owner) => {
    await post('/web-api/client-errors', { ...BATCH, errors: [{ ...BATCH.errors[0], parcel }] });
    expect(site.platform.logged.map(({ fields }) => fields)).toContainEqual(
      expect.objectContaining({ owner, clientError: expect.objectContaining({ parcel }) as object }),
    );
  });

  it.each([
    ['no errors', { ...BATCH, errors: [] }],
    ['too many errors', { ...BATCH, errors: Array.from({ length: 21 }, () => BATCH.errors[0]) }],
    ['an unknown kind', { ...BATCH, errors: [{ ...BATCH.errors[0], kind: 'x' }] }],
    ['a message without end', { ...BATCH, errors: [{ ...BATCH.errors[0], message: 'x'.repeat(301) }] }],
    ['a parcel with markup', { ...BATCH, errors: [{ ...BATCH.errors[0], parcel: '<b>@1' }] }],
    ['an impossible sample', { ...BATCH, sampleRate: 0 }],
    ['extra keys', { ...BATCH, who: 'me' }],
    ['a list', []],
  ])('refuses %s', async (_name, body) => {
    const answer = await post('/web-api/client-errors', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
    expect(site.platform.logged.filter(({ level }) => level === 'warn')).toEqual([]);
  });

  it('refuses a body past its bound', async () => {
    const answer = await post('/web-api/client-errors', { ...BATCH, pad: 'x'.repeat(70_000) });
    expect(answer.statusCode).toBe(413);
  });

  it('takes both shapes of policy reports and keeps no query', async () => {
    const legacy = {
      'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'https://evil.example/a.js?u=1' },
    };
    expect(
      (await post('/web-api/csp-reports', JSON.stringify(legacy), 'application/csp-report')).statusCode,
    ).toBe(204);
    const modern = [
      {
        type: 'csp-violation',
        body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/b.png' },
      },
      { type: 'deprecation', body: {} },
    ];
    expect(
      (await post('/web-api/csp-reports', JSON.stringify(modern), 'application/reports+json')).statusCode,
    ).toBe(204);
    expect(site.platform.logged.map(({ fields }) => fields)).toContainEqual({
      csp: { directive: 'script-src', blocked: 'https://evil.example/a.js', source: '' },
    });
  });

  it.each(['{', '{}', '"text"', 'null', '{"csp-report": 1}'])(
    'refuses the policy report %s',
    async (body) => {
      const answer = await post('/web-api/csp-reports', body, 'application/csp-report');
      expect(answer.statusCode).toBe(400);
      expect(answer.body).not.toContain('at ');
    },
  );

  it('lets one address send 60 reports a minute', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) statuses.push((await post('/web-api/client-errors', BATCH)).statusCode);
    expect(statuses.slice(0, 60).every((status) => status === 202)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});
