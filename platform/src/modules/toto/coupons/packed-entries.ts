import type { Entry } from '@paddock/games/toto';

const BYTES_A_CHOICE = 2;

/** Entries as a coupon keeps them: two bytes a choice, an entry behind the other. */
export function packEntries(entries: readonly Entry[]): Buffer {
  const choices = entries.flat();
  const packed = Buffer.alloc(choices.length * BYTES_A_CHOICE);
  choices.forEach((choice, at) => packed.writeUInt16BE(choice, at * BYTES_A_CHOICE));
  return packed;
}

/** @param events how many events the draw has */
export function unpackEntries(packed: Buffer, events: number): readonly Entry[] {
  return Array.from({ length: packed.length / BYTES_A_CHOICE / events }, (_, entry) =>
    Array.from({ length: events }, (_event, at) =>
      packed.readUInt16BE((entry * events + at) * BYTES_A_CHOICE),
    ),
  );
}
