import { rangesOf } from './serving/withdrawn.ts';
import { testParcel } from './testing/test-parcel.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from './testing/test-registry.ts';

let registry: TestRegistry;
let shop: TestTeam;

beforeAll(async () => {
  registry = await startTestRegistry();
  shop = await registry.team(['shop', 'kiosk']);
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
    const many = Array.from({ length: 50 }, (_, at) => at * 2);
    expect(rangesOf(many).split(' ')).toHaveLength(20);
    expect(rangesOf(many)).toMatch(/ 98$/);
  });
});
