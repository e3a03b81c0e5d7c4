import { LEAKED_PASSWORDS, STEMS } from './common-passwords.ts';

const MIN_LENGTH = 8;

/**
 * True for a password that is not among the first an attacker tries: long enough, none that leaked often, not one repeated or
 * counted-up character, not made of the e-mail address. No composition rules: they make passwords worse.
 */
export function isStrongPassword(password: string, email: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  const letters = Array.from(folded);
  if (letters.length < MIN_LENGTH || new Set(letters).size < 4) return false;
  if (isRun(letters) || LEAKED_PASSWORDS.has(folded) || STEMS.has(withoutTail(folded))) return false;
  const [local = '', domain = ''] = email.split('@');
  const parts = [email, domain, ...(local.length >= 4 ? [local] : [])].filter((part) => part !== '');
  return !parts.some((part) => folded.includes(part));
}

/** `12345678`, `hgfedcba`: every character follows the one before. */
function isRun(letters: readonly string[]): boolean {
  const steps = letters.slice(1).map((letter, n) => codeOf(letter) - codeOf(letters[n] ?? ''));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

/** `password1!` is `password` to an attacker. */
const withoutTail = (password: string): string => password.replace(/[\d!.?@#$%&*_-]+$/, '');
