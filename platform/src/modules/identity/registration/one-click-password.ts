/** Letters and digits that nobody mixes up when copying by hand: no 0, O, 1, l, I. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Draws at or above this would make some characters likelier. */
const FAIR_BELOW = 256 - (256 % ALPHABET.length);

/** A password nobody has to invent: four groups of four, 92 bits, `kT4m-9xWb-Qr7e-hN3s`. */
export function oneClickPassword(randomBytes: (size: number) => Uint8Array): string {
  const characters: string[] = [];
  while (characters.length < GROUPS * GROUP_LENGTH) {
    for (const byte of randomBytes(32)) {
      if (byte < FAIR_BELOW) characters.push(ALPHABET.charAt(byte % ALPHABET.length));
    }
  }
  return Array.from({ length: GROUPS }, (_, group) =>
    characters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}
