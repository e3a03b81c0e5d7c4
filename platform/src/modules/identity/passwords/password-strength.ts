import { passwordWeakness } from '@paddock/contract';

import { LEAKED_PASSWORDS, STEMS } from './common-passwords.ts';

/**
 * True for a password that is not among the first an attacker tries: nothing is wrong with it by itself, and it is none
 * of those that leaked often, with or without what is put behind them.
 */
export function isStrongPassword(password: string, email: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  return (
    passwordWeakness(password, email) === undefined &&
    !LEAKED_PASSWORDS.has(folded) &&
    !STEMS.has(withoutTail(folded))
  );
}

/** `password1!` is `password` to an attacker. */
const withoutTail = (password: string): string => password.replace(/[\d!.?@#$%&*_-]+$/, '');
