import { passwordWeakness, type PasswordWeakness } from './password-weakness.ts';

/** What a meter says of a password while it is typed; the server also knows the ones that leaked. */
export interface PasswordStrength {
  readonly words: PasswordWeakness | 'fair' | 'good';
  /** How far the meter goes, 0 to 1. */
  readonly part: number;
  readonly tone: 'danger' | 'warning' | 'brand';
}

/** From here on nobody guesses by trying. */
const GOOD_LENGTH = 12;

/** Undefined while nothing is typed. */
export function passwordStrength(password: string, email: string): PasswordStrength | undefined {
  if (password === '') return undefined;
  const weakness = passwordWeakness(password, email);
  if (weakness !== undefined) return { words: weakness, part: 0.25, tone: 'danger' };
  return Array.from(password).length < GOOD_LENGTH
    ? { words: 'fair', part: 0.6, tone: 'warning' }
    : { words: 'good', part: 1, tone: 'brand' };
}
