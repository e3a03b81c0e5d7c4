import { dialogAddress, pageAddress } from './recharge-address.ts';

it('names the way to pay in the address of the form', () => {
  const { methodId, wayTo, choice } = pageAddress('?method=card');
  expect([methodId, wayTo('a b'), choice]).toEqual([
    'card',
    '/office/recharge/form?method=a+b',
    '/office/recharge',
  ]);
});

it('keeps the page under the dialog and the rest of its query', () => {
  const { methodId, wayTo, choice } = dialogAddress('/live', '?tab=2&modal=recharge&method=card');
  expect(methodId).toBe('card');
  expect(wayTo('leaf')).toBe('/live?tab=2&modal=recharge&method=leaf');
  expect(choice).toBe('/live?tab=2&modal=recharge');
});
