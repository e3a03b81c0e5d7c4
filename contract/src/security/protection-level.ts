/** The methods whose set makes a player's protection level, by their names in the user config (S3-22). */
export const PROTECTION_METHODS = [
  'is_changed_password',
  'enable_two_factor_auth',
  'enable_phone_binding',
  'enable_security_question',
  'enable_email_auth',
] as const;
export type ProtectionMethod = (typeof PROTECTION_METHODS)[number];

/** Which of them a player has. */
export type ProtectionMethods = Readonly<Record<ProtectionMethod, boolean>>;

/** What each is worth; all together are 100. A code of an app weighs most: no other is safe from a stolen mailbox or SIM. */
const WORTH: Readonly<Record<ProtectionMethod, number>> = {
  enable_two_factor_auth: 40,
  enable_phone_binding: 20,
  is_changed_password: 15,
  enable_email_auth: 15,
  enable_security_question: 10,
};

/** The protection level of a player: 0 to 100, the worth of the methods set (S3-22). */
export function protectionLevel(methods: ProtectionMethods): number {
  return PROTECTION_METHODS.reduce((level, method) => level + (methods[method] ? WORTH[method] : 0), 0);
}

export type ProtectionWord = 'bad' | 'normal' | 'good' | 'full';

/** Above it protection is no longer bad, from the next on it is good, and at the last full (S9-17). */
const [BAD_UNTIL, GOOD_FROM, FULL_FROM] = [30, 70, 100] as const;

/** A protection level in a word; nothing known stays nothing (S4-16, S9-17). */
export function protectionWord(level: number): ProtectionWord;
export function protectionWord(level: number | null): ProtectionWord | null;
export function protectionWord(level: number | null): ProtectionWord | null {
  if (level === null) return null;
  if (level <= BAD_UNTIL) return 'bad';
  if (level < GOOD_FROM) return 'normal';
  return level < FULL_FROM ? 'good' : 'full';
}

/** The missing method that would add most; null when none is missing. */
export function nextProtectionStep(methods: ProtectionMethods): ProtectionMethod | null {
  const missing = PROTECTION_METHODS.filter((method) => !methods[method]);
  return missing.toSorted((one, other) => WORTH[other] - WORTH[one])[0] ?? null;
}
