import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A genuine PNG in one shade. `says` is what its header claims, where that differs. */
export function png(
  shade = 120,
  says: { width: number; height: number } = { width: 640, height: 400 },
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(says.width, 0);
  header.writeUInt32BE(says.height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(400 * 641, shade);
  for (let row = 0; row < 400; row++) rows[row * 641] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The head of a JPEG with its size, some scan bytes and its end; nobody decodes it. */
export function jpeg(width = 1200, height = 900, comment = ''): Buffer {
  const text = Buffer.from(comment, 'latin1');
  const app0 = Buffer.from('ffe000104a46494600010100000100010000', 'hex');
  const note = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text]);
  const frame = Buffer.from('ffc0001108000000000301220002110103110100', 'hex').subarray(0, 19);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const scan = Buffer.from('ffda000c03010002110311003f00aabbccddee', 'hex');
  return Buffer.concat([Buffer.from([0xff, 0xd8]), app0, note, frame, scan, Buffer.from([0xff, 0xd9])]);
}

export function webp(width = 800, height = 600): Buffer {
  const file = Buffer.alloc(40);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(32, 4);
  file.write('WEBPVP8X', 8, 'latin1');
  file.writeUInt32LE(10, 16);
  file.writeUIntLE(width - 1, 24, 3);
  file.writeUIntLE(height - 1, 27, 3);
  return file;
}

export function pdf(body = '1 0 obj << /Type /Catalog >> endobj', tail = ''): Buffer {
  return Buffer.from(`%PDF-1.7\n${body}\ntrailer << /Root 1 0 R >>\n%%EOF\n${tail}`, 'latin1');
}

/** A PDF that packs its objects into a compressed stream. `head` stands in the stream's own. */
export function packedPdf(
  objects: string | Buffer,
  head = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
): Buffer {
  const packed = deflateSync(objects).toString('latin1');
  return pdf(`2 0 obj << ${head} /Length ${packed.length} >>\nstream\r\n${packed}\nendstream endobj`);
}

/** An archive of one file of zeros: a few kilobytes that unpack to `bytes`. */
export function zipBomb(bytes = 64 * 1024 * 1024): Buffer {
  const packed = deflateRawSync(Buffer.alloc(bytes), { level: 9 });
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(bytes, 22);
  local.writeUInt16LE(1, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(bytes, 24);
  central.writeUInt16LE(1, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(47, 12);
  end.writeUInt32LE(31 + packed.length, 16);
  const name = Buffer.from('0');
  return Buffer.concat([local, name, packed, central, name, end]);
}

export interface FormPart {
  readonly name: string;
  readonly content: string | Buffer;
  readonly fileName?: string;
  readonly type?: string;
}

const BOUNDARY = 'paddock-boundary';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** A multipart body, written by hand, so that what no client would send can be sent. */
export function form(...parts: readonly FormPart[]): Buffer {
  const pieces = parts.flatMap(({ name, content, fileName, type }) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(fileName === undefined ? '' : `; filename="${fileName}"`),
    Buffer.from(type === undefined ? '' : `\r\nContent-Type: ${type}`),
    Buffer.from('\r\n\r\n'),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export function documentForm(
  kind: string,
  content: Buffer,
  fileName = 'photo.png',
  type = 'image/png',
): Buffer {
  return form({ name: 'kind', content: kind }, { name: 'file', content, fileName, type });
}
