import { changesBetween, isLinkAnybodyMayAsk } from './bystander.ts';

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

  it.each([
    [true, '+ identity_mail_link: {"purpose": "reset-password", "spent_at_ms": null}'],
    [true, '+ messages_outbox: {"template": "reset-link", "secret": true}'],
    [false, '+ identity_mail_link: {"purpose": "reset-password", "spent_at_ms": 7}'],
    [false, '- identity_mail_link: {"purpose": "reset-password", "spent_at_ms": null}'],
    [false, '+ identity_mail_link: {"purpose": "sign-in", "spent_at_ms": null}'],
    [false, '+ messages_outbox: {"template": "password-changed", "secret": true}'],
  ])('are expected (%s) where anybody may ask for them: %s', (isExpected, change) => {
    expect(isLinkAnybodyMayAsk(change)).toBe(isExpected);
  });
});
