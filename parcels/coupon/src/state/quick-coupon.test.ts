import type { StorageItem } from '@paddock/shared-utils';

import { createQuickKeeper, QUICK_CHOICE, type QuickChoice } from './quick-coupon.ts';

const CHOICE: QuickChoice = { userId: '7', currency: 'EUR', stake: '5', isOn: true, asks: false };

function itemOf(first: QuickChoice | null): StorageItem<QuickChoice | null> {
  let kept = first;
  return { read: () => kept, write: (next) => void (kept = next), remove: () => void (kept = null) };
}

it('asks again after a load, whatever was chosen before', () => {
  expect(createQuickKeeper(itemOf(CHOICE)).current()).toEqual({ ...CHOICE, asks: true });
});

it('is off in every tab as soon as one turns it off', () => {
  const item = itemOf(CHOICE);
  const [here, there] = [createQuickKeeper(item), createQuickKeeper(item)];
  expect([here.isStillOn(), there.isStillOn()]).toEqual([true, true]);
  there.choose({ ...CHOICE, isOn: false });
  expect([here.isStillOn(), there.isStillOn()]).toEqual([false, false]);
});

it('is on in no tab that does not say so', () => {
  const item = itemOf(null);
  const [here, there] = [createQuickKeeper(item), createQuickKeeper(item)];
  there.choose(CHOICE);
  expect([here.isStillOn(), there.isStillOn()]).toEqual([false, true]);
});

it.each([null, 5, { ...CHOICE, stake: 5 }, { ...CHOICE, isOn: 'yes' }, { stake: '5' }])(
  'reads nothing from %j',
  (stored) => {
    expect(QUICK_CHOICE.parse(stored)).toBeUndefined();
  },
);
