import { emailKey } from '../registration/email.ts';
import { mailboxOf } from './mailbox.ts';

const mailbox = (text: string) => mailboxOf(emailKey(text) ?? '');

describe('the mailbox behind an address', () => {
  it.each([
    ['mara.lindt@gmail.com', 'm.a.r.a.lindt+2@googlemail.com'],
    ['Mara.Lindt@GMAIL.com', 'maralindt@gmail.com'],
    ['mara@outlook.com', 'mara+bets@outlook.com'],
    ['mara@example.com', 'MARA+x+y@Example.Com'],
    ['mara_lindt@proton.me', 'mara.lindt+a@protonmail.com'],
    ['mara@icloud.com', 'mara+b@me.com'],
    ['mara.lindt@yandex.ru', 'mara-lindt@ya.ru'],
    ['mara@yahoo.com', 'mara-betting@yahoo.com'],
    ['иван@почта.рф', 'Иван+1@xn--80a1acny.xn--p1ai'],
    // Turkish keyboards write capital I; no country's rules decide its small letter.
    ['IRMA@example.com', 'irma@example.com'],
  ])('%s and %s are one', (one, other) => {
    expect(mailbox(one)).toBe(mailbox(other));
  });

  it.each([
    ['mara.lindt@example.com', 'maralindt@example.com'],
    ['mara@example.com', 'mara@example.org'],
    ['mara-lindt@gmail.com', 'maralindt@gmail.com'],
    ['mara-x@example.com', 'mara@example.com'],
    ['mara@yahoo.com', 'mara@yahoo.co.uk'],
  ])('%s and %s are two', (one, other) => {
    expect(mailbox(one)).not.toBe(mailbox(other));
  });

  it('keeps an address that is nothing but what would be ignored', () => {
    expect(mailboxOf('+tag@example.com')).toBe('+tag@example.com');
    expect(mailboxOf('.@gmail.com')).toBe('.@gmail.com');
  });
});
