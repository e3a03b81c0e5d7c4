import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { bucketOf, threeOfFour } from './vital-buckets.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.close());

it('web vitals are kept by parcel and version, of what is served alone', async () => {
  const { app } = registry.site.platform;
  const tell = (parcel: string, lcpMs: number) =>
    app.inject({
      method: 'POST',
      url: '/web-api/client-health',
      payload: { release: 1, met: [], vitals: [{ parcel, lcpMs, clsMilli: 20 }] },
    });
  for (const lcpMs of [400, 900, 1_800, 9_000]) await tell('betting@0.1.0', lcpMs);
  await tell('betting@9.9.9', 1);
  await tell('nowhere@1.0.0', 1);
  await registry.site.platform.advance(5_000);
  const team = await registry.team(['betting']);
  expect((await team.get('health?parcel=betting')).body).toEqual({
    parcel: 'betting',
    versions: [
      {
        version: '0.1.0',
        failures: [],
        vitals: [
          { name: 'clsMilli', visits: 4, threeOfFour: 25 },
          { name: 'lcpMs', visits: 4, threeOfFour: 2_000 },
        ],
      },
    ],
    calls: [],
  });
  expect((await app.inject('/web-api/registry/health?parcel=betting')).statusCode).toBe(401);
});

it('failures are counted by parcel, version and kind, scaled up from the sample, of what is served alone', async () => {
  const { app } = registry.site.platform;
  const failed = (parcel: string | null, more: object) => ({
    kind: 'load',
    message: 'it did not come',
    stack: null,
    parcel,
    routeId: null,
    fileUrl: null,
    count: 1,
    ...more,
  });
  const errors = [
    failed('header@0.1.0', { failure: 'integrity', count: 3 }),
    failed('header@0.1.0', { kind: 'error' }),
    failed('header@9.9.9', {}),
    failed(null, {}),
  ];
  for (let n = 0; n < 2; n++) {
    const payload = { release: 1, sampleRate: 0.5, errors };
    await app.inject({ method: 'POST', url: '/web-api/client-errors', payload });
    await registry.site.platform.advance(5_000);
  }
  const team = await registry.team(['header']);
  expect((await team.get('health?parcel=header')).body).toEqual({
    parcel: 'header',
    versions: [
      {
        version: '0.1.0',
        failures: [
          { kind: 'integrity', times: 12 },
          { kind: 'error', times: 4 },
        ],
        vitals: [],
      },
    ],
    calls: [],
  });
});

it('buckets have upper ends, and the last has none', () => {
  expect([0, 50, 51, 2_000, 2_001].map((value) => bucketOf('inpMs', value))).toEqual([0, 0, 1, 9, 10]);
  expect(threeOfFour('inpMs', new Map([[10, 3]]))).toBe(2_000);
  expect(
    threeOfFour(
      'inpMs',
      new Map([
        [0, 3],
        [10, 1],
      ]),
    ),
  ).toBe(50);
});
