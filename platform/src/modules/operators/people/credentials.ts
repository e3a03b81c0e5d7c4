import { isStrongPassword } from '../../identity/index.ts';

const MIN_LENGTH = 12;
const GENERATED_BYTES = 15;

/** Operators hold everybody's money: a longer password than a player's, and not one of the first an attacker tries. */
export function isStrongOperatorPassword(password: string, name: string): boolean {
  return Array.from(password).length >= MIN_LENGTH && isStrongPassword(password, `${name}@operator`);
}

/** A password for the first sign-in: 120 bits. */
export function generatedPassword(randomBytes: (size: number) => Uint8Array): string {
  return Buffer.from(randomBytes(GENERATED_BYTES)).toString('base64url');
}
