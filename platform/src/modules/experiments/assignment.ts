import { sha256 } from '../../kernel/crypto/sha256.ts';

/** Parts of a hash are numbers of 48 bits. */
const WHOLE = 2 ** 48;

/**
 * The arm of somebody: a function of the id and the experiment's salt alone, so that it is the same at each visit, and
 * another experiment's arms say nothing of this one's. Each arm has the same share.
 */
export function armOf<Arm extends string>(
  { salt, arms }: { readonly salt: string; readonly arms: readonly [Arm, ...Arm[]] },
  id: string,
): Arm {
  const share = sha256(`${salt}:${id}`).readUIntBE(0, 6) / WHOLE;
  return arms[Math.floor(share * arms.length)] ?? arms[0];
}
