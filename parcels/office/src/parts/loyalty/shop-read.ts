import { readOf } from '@paddock/shared-utils';

/** What points buy and have bought; the page and both panels read it as one. */
export const SHOP_READ = {
  ...readOf('/web-api/loyalty/shop'),
  on: ['loyalty:points', 'limits'],
} as const;
