const MIN_LENGTH = 8;

/** Why a password is too easy to guess by itself; a server also knows those that leaked. */
export type PasswordWeakness = 'short' | 'few-characters' | 'counted' | 'own-address';

/**
 * What is wrong with a password: shorter than 8 characters, of fewer than four different ones, counted up or down, or
 * with the e-mail address in it. Undefined for none of these. No composition rules: they make passwords worse.
 * @param email the address it is for; empty while there is none
 */
export function passwordWeakness(password: string, email: string): PasswordWeakness | undefined {
  const folded = password.normalize('NFKC').toLowerCase();
  const letters = Array.from(folded);
  if (letters.length < MIN_LENGTH) return 'short';
  if (new Set(letters).size < 4) return 'few-characters';
  if (isRun(letters)) return 'counted';
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const parts = [domain, ...(local.length >= 4 ? [local] : [])].filter((part) => part !== '');
  return parts.some((part) => folded.includes(part)) ? 'own-address' : undefined;
}

/** `12345678`, `hgfedcba`: every character follows the one before. */
function isRun(letters: readonly string[]): boolean {
  const steps = letters.slice(1).map((letter, n) => codeOf(letter) - codeOf(letters[n] ?? ''));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;
