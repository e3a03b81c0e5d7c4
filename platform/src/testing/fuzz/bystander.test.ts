import { changesBetween } from './bystander.ts';

describe('rows of a player before and after', () => {
  const before = new Map([['wallet_account', ['{"id":1,"balance":5}', '{"id":2}']]]);

  it('are as before', () => {
    expect(changesBetween(before, new Map(before))).toEqual([]);
  });

  it('came, went or changed', () => {
    const after = new Map([
      ['wallet_account', ['{"id":1,"balance":4}', '{"id":2}']],
      ['inbox_message', ['{"id":9}']],
    ]);
    expect(changesBetween(before, after)).toEqual([
      '- wallet_account: {"id":1,"balance":5}',
      '+ wallet_account: {"id":1,"balance":4}',
      '+ inbox_message: {"id":9}',
    ]);
  });
});
