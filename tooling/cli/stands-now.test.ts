import type { RegistryStatusView } from '@paddock/contract/schemas';

import { standsNow } from './stands-now.ts';

const release = { number: 7, parcels: { shop: '1.1.0', kiosk: '1.0.0' } };
const status = { channels: [{ channel: 'production', release }] } as unknown as RegistryStatusView;

it.each([
  ['shop', 'production has shop@1.1.0 now (release 7)'],
  ['stall', 'production has no stall now (release 7)'],
  [undefined, 'production stands at release 7, of 2 parcels'],
])('says what stands of %s', (parcel, said) => {
  expect(standsNow(status, 'production', parcel)).toBe(said);
});
