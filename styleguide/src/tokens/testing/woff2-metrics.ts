/// <reference types="node" />
import { brotliDecompressSync } from 'node:zlib';

/** How high and how deep a font's lines are, in parts of its size. */
export interface LineMetrics {
  readonly ascent: number;
  readonly descent: number;
}

/** Places of the tables we look for in WOFF2's list of known tags (W3C WOFF2, section 4.1). */
const TABLES: Readonly<Record<number, string>> = { 1: 'head', 2: 'hhea' };
const OTHER_TAG = 63;
/** `glyf` and `loca` are changed unless their version is 3, all others unless it is 0. */
const isOutline = (tag: number): boolean => tag === 10 || tag === 11;
const HEADER_BYTES = 48;

/** Reads what `head` and `hhea` of a WOFF2 file say of its lines. */
export function lineMetrics(file: Buffer): LineMetrics {
  const tables = tablesOf(file);
  const [head, hhea] = [tables.get('head'), tables.get('hhea')];
  if (head === undefined || hhea === undefined) throw new Error('the file has no metrics');
  const unitsPerEm = head.readUInt16BE(18);
  return { ascent: hhea.readInt16BE(4) / unitsPerEm, descent: -hhea.readInt16BE(6) / unitsPerEm };
}

function tablesOf(file: Buffer): ReadonlyMap<string, Buffer> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('no WOFF2 file');
  let at = HEADER_BYTES;
  /** A number in groups of seven bits, the last without the eighth. */
  const base128 = (): number => {
    for (let value = 0; ;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const lengths = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const tag = flags & 63;
    if (tag === OTHER_TAG) at += 4;
    const length = base128();
    const isChanged = flags >> 6 !== (isOutline(tag) ? 3 : 0);
    return { name: TABLES[tag], bytes: isChanged ? base128() : length };
  });
  const compressed = file.readUInt32BE(20);
  const data = brotliDecompressSync(file.subarray(at, at + compressed));
  let from = 0;
  const found = new Map<string, Buffer>();
  for (const { name, bytes } of lengths) {
    if (name !== undefined) found.set(name, data.subarray(from, from + bytes));
    from += bytes;
  }
  return found;
}
