import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';

import { keptByText } from '../../../kernel/kept-by-text.ts';

const toBrotli = promisify(brotliCompress);
const toDeflate = promisify(deflateRaw);

/** How a text goes over the wire; `identity` is as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The beginning of a text as it goes over the wire, to which any end can be put. */
export interface PackedBeginning {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
  /** Of what was packed, before it was. */
  readonly length: number;
  readonly checksum: number;
}

/** A step more would take four times as long, for a hundredth of the size. */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 6;
/** RFC 1952 §2.3: deflate, no flags, no time, any system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 7932 §9.2: the last meta-block, which is empty. */
const BROTLI_LAST = Buffer.from([0b11]);
/** RFC 1951 §3.2.4: the last block, stored, of no length. */
const DEFLATE_LAST = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** What one block holds that is stored as it is, in both formats. */
const MOST_STORED = 65_535;

/** Packs what documents share, to its last whole byte: the stream goes on. */
export async function packBeginning(text: string, encoding: Encoding): Promise<PackedBeginning> {
  const plain = Buffer.from(text);
  const packed = { encoding, length: plain.length, checksum: encoding === 'gzip' ? crc32(plain) : 0 };
  if (encoding === 'identity') return { ...packed, bytes: plain };
  if (encoding === 'gzip') {
    const terms = { level: GZIP_LEVEL, finishFlush: constants.Z_SYNC_FLUSH };
    return { ...packed, bytes: Buffer.concat([GZIP_HEADER, await toDeflate(plain, terms)]) };
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const bytes = await toBrotli(plain, { params, finishFlush: constants.BROTLI_OPERATION_FLUSH });
  return { ...packed, bytes };
}

/** The whole of a text: its packed beginning, and an end that is stored as it is, which costs next to nothing. */
export function withEnd(
  { encoding, bytes, length, checksum }: PackedBeginning,
  end: string,
  joined: (parts: readonly Uint8Array[]) => Buffer = Buffer.concat,
): Buffer {
  const rest = Buffer.from(end);
  if (encoding === 'identity') return joined([bytes, rest]);
  const stored: Buffer[] = [];
  for (let at = 0; at < rest.length; at += MOST_STORED) {
    const part = rest.subarray(at, at + MOST_STORED);
    stored.push(encoding === 'br' ? brotliStored(part.length) : deflateStored(part.length), part);
  }
  if (encoding === 'br') return joined([bytes, ...stored, BROTLI_LAST]);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(rest, checksum));
  trailer.writeUInt32LE((length + rest.length) % 2 ** 32, 4);
  return joined([bytes, ...stored, DEFLATE_LAST, trailer]);
}

/** RFC 7932 §9.2: not the last one, four nibbles of length less one, not compressed. */
function brotliStored(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

/** RFC 1951 §3.2.4: not the last one, its length and what that is with every bit turned. */
function deflateStored(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

const readBefore = keptByText<Encoding>(200);

/** The best that a browser takes, by its `Accept-Encoding`. */
export function encodingOf(accepted = ''): Encoding {
  return readBefore(accepted, bestIn);
}

function bestIn(accepted: string): Encoding {
  const taken = accepted.split(',').flatMap((part) => {
    const [name = '', ...terms] = part.split(';').map((term) => term.trim().toLowerCase());
    return terms.some((term) => /^q=0(?:\.0*)?$/.test(term)) ? [] : [name];
  });
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}
