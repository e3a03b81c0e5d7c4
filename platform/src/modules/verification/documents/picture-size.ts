/** Width and height as an image's header says them. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads what a picture says of its size without decoding it, and walks its structure to the end. Undefined when the
 * structure is damaged or something follows it: a picture that is also something else.
 */
export function pngSize(file: Buffer): PictureSize | undefined {
  if (file.length < 45 || file.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  let at = 8;
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    at += 12 + length;
    if (type === 'IEND') {
      return at === file.length ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) } : undefined;
    }
  }
  return undefined;
}

/** Markers of a JPEG that carry no length. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** Start of frame, which says the size; three of the range are something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Cameras append previews after the end of the picture, so that what follows it is looked through, not refused. */
export function jpegSize(file: Buffer): PictureSize | undefined {
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = file.readUInt16BE(at + 2);
    if (isFrame(marker)) {
      if (at + 9 > file.length || file.lastIndexOf(Buffer.from([0xff, 0xd9])) < at) return undefined;
      return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    }
    at += 2 + length;
  }
  return undefined;
}

export function webpSize(file: Buffer): PictureSize | undefined {
  // The size is even: a byte of padding belongs to it.
  if (file.length < 30 || file.readUInt32LE(4) + 8 !== file.length) return undefined;
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
