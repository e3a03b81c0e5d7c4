import { rangesOf } from './serving/withdrawn.ts';
import { testParcel } from './testing/test-parcel.ts';
import { startTestShop, type TestRegistry, type TestTeam } from './testing/test-registry.ts';

let registry: TestRegistry;
let shop: TestTeam;

beforeAll(async () => {
  ({ registry, shop } = await startTestShop(['shop', 'kiosk']));
});
afterAll(() => registry.close());

const told = async () =>
  (await registry.site.platform.app.inject('/bff-api/config/all.json')).headers['x-release-withdrawn'];
const publish = async (name: string, version: string) => {
  const { body } = await shop.publish(testParcel(name, { version }));
  return Number(body['release']);
};
const takeBack = async (version?: string) => {
  const asked = { channel: 'production', parcel: 'shop', why: 'It loses money.', version };
  return Number((await shop.post('rollback', asked)).body['release']);
};

describe('releases that were taken back', () => {
  it('are told with every answer until what they held stands again', async () => {
    expect(await told()).toBeUndefined();
    await publish('shop', '1.0.0');
    const bad = await publish('shop', '1.1.0');
    const beside = await publish('kiosk', '1.0.0');
    expect(await told()).toBeUndefined();
    await takeBack();
    expect(await told()).toBe(`${bad}-${beside}`);
    // What others publish does not make the bad build good, nor their own releases bad.
    await publish('kiosk', '1.1.0');
    expect(await told()).toBe(`${bad}-${beside}`);
    const better = await publish('shop', '1.2.0');
    await takeBack('1.1.0');
    expect(await told()).toBe(String(better));
  });

  it('are forgotten once nobody can hold their files', async () => {
    expect(await told()).not.toBeUndefined();
    const { clock } = registry.site.platform;
    clock.set(clock.nowMs() + 31 * 86_400_000);
    await publish('kiosk', '2.0.0');
    expect(await told()).toBeUndefined();
  });

  it('are written short', () => {
    expect(rangesOf([])).toBe('');
    expect(rangesOf([3])).toBe('3');
    expect(rangesOf([3, 4, 5, 8, 10, 11])).toBe('3-5 8 10-11');
  });

  it('are all told where there are many, what lies between old ones too, and never what is served', () => {
    const many = Array.from({ length: 50 }, (_, at) => 2 + at * 2);
    expect(rangesOf(many)).toBe(`2-62 ${many.slice(31).join(' ')}`);
    expect(rangesOf(many, [3, 41, 999])).toBe(`2 4-40 42-66 ${many.slice(33).join(' ')}`);
    // The widest gaps stay gaps longest.
    expect(rangesOf([1, ...many.map((number) => number + 100)]).split(' ')[0]).toBe('1');
    const standing = many.map((number) => number + 1);
    expect(rangesOf(many, standing)).toBe(many.join(' '));
  });

  it('are told to the tabs of every number a canary has had [S4-20]', async () => {
    await publish('shop', '3.0.0');
    const terms = { canary: { sharePercent: 100, testers: [], maxErrorShare: 0.5 } };
    const tried = await shop.publish(testParcel('shop', { version: '3.1.0' }), 'production', terms);
    const first = Number(tried.body['release']);
    for (let n = 0; n < 30; n++) await publish('kiosk', `3.0.${n}`);
    await takeBack();
    const ranges = String(await told()).split(' ');
    const [low = 0] = (ranges[0] ?? '').split('-').map(Number);
    expect(ranges).toHaveLength(20);
    expect(low).toBe(first);
  });
});
