import { testParcel } from './testing/test-parcel.ts';
import { startTestShop, type TestRegistry, type TestTeam } from './testing/test-registry.ts';

let registry: TestRegistry;
let shop: TestTeam;
let all: TestTeam;

const OPERATORS = '@paddock/operators';
const ofOperators = (name: string, version: string) => testParcel(name, { version, owner: OPERATORS });

beforeAll(async () => {
  ({ registry, shop } = await startTestShop(['shop', 'kiosk']));
  all = await registry.team(['*'], OPERATORS);
});
afterAll(() => registry.close());

it('a token for all parcels takes none from the team that has it, nor a name kept for one', async () => {
  await shop.publish(testParcel('shop'));
  const taken = await all.publish(ofOperators('shop', '1.1.0'));
  expect([taken.status, taken.body]).toMatchObject([
    403,
    {
      code: 'PARCEL_NOT_YOURS',
      details: { problems: ['shop: is of @paddock/shop-team; take it over with a token that names it'] },
    },
  ]);
  const kept = await all.publish(ofOperators('kiosk', '1.0.0'));
  expect(kept.body).toMatchObject({ code: 'PARCEL_NOT_YOURS' });
  expect((await all.publish(ofOperators('stand', '1.0.0'))).body).toMatchObject({ outcome: 'published' });
  expect((await all.publish(ofOperators('stand', '1.1.0'))).body).toMatchObject({ outcome: 'published' });
});

it('a token that names it takes it over', async () => {
  const heir = await registry.team(['shop'], OPERATORS);
  expect((await heir.publish(ofOperators('shop', '1.2.0'))).body).toMatchObject({ outcome: 'published' });
  expect((await all.publish(ofOperators('shop', '1.3.0'))).body).toMatchObject({ outcome: 'published' });
});
