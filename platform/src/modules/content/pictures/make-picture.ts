import type { Metadata } from 'sharp';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';

/** Largest file that is taken. */
export const PICTURE_BYTES = 8 * 1024 * 1024;
/** More than any screen shows; a file that promises more is a way to fill a memory. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 8_000;
const SHORTEST_SIDE = 64;
/** How long one may be worked on. */
const PATIENCE_SEC = 30;

/** Widths of a text's column and of narrower screens, on plain and on dense displays. */
const WIDTHS = [390, 780, 1_170, 1_560] as const;
const FORMATS = ['avif', 'webp'] as const;
/** What is part of each address: pictures made otherwise are others. */
const MAKING = '1';

const TAKEN = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Loaded with the first picture: most starts and tests see none. */
let loading: Promise<Sharp> | undefined;

type Sharp = (typeof import('sharp'))['default'];

function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Drawings, documents and whatever else the library reads are never opened, whatever a file calls itself.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    return sharp;
  });
  return loading;
}

type Fault = 'type' | 'moves' | 'pixels' | 'damaged';
const invalid = (problem: Fault) => new PlatformError('CONTENT_PICTURE_INVALID', { problem });

export interface MadeFile {
  /** `780.avif`. */
  readonly name: string;
  readonly format: (typeof FORMATS)[number];
  readonly width: number;
  readonly content: Buffer;
}

export interface MadePicture {
  /** Of its bytes: the same file again is the same picture. */
  readonly id: string;
  /** Of the widest. */
  readonly width: number;
  readonly height: number;
  /** The best format first, of each the narrowest first. */
  readonly files: readonly MadeFile[];
}

/** Of the bytes of a file: the same file again is the same picture. */
export function pictureIdOf(file: Buffer): string {
  return sha256(Buffer.concat([Buffer.from(MAKING), file]))
    .toString('hex')
    .slice(0, 32);
}

/**
 * Makes a picture of an uploaded file in all widths and formats. It is judged by its content alone; nothing of its bytes is
 * kept: what else stands in it (a place, a name, a second file) is gone.
 * @throws CONTENT_PICTURE_INVALID with why: `type` for what is no such picture (a drawing, a document, a film), `moves`,
 *   `pixels` for too many or too few, `damaged`
 */
export async function makePicture(file: Buffer): Promise<MadePicture> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = (await fileTypeFromBuffer(file.subarray(0, 8_192)))?.mime ?? '';
  if (!TAKEN.has(type)) throw invalid('type');
  const { width, height } = sizeOf(await metadataOf(file));
  const widest = Math.min(width, WIDTHS.at(-1) ?? width);
  const widths = [...WIDTHS.filter((one) => one < widest), widest];
  const files: MadeFile[] = [];
  // One after the other: each fills the memory of a whole picture.
  for (const format of FORMATS) {
    for (const one of widths)
      files.push({ name: `${one}.${format}`, format, width: one, content: await drawn(file, one, format) });
  }
  return {
    id: pictureIdOf(file),
    width: widest,
    height: Math.max(1, Math.round((height * widest) / width)),
    files,
  };
}

async function metadataOf(file: Buffer): Promise<Metadata> {
  const sharp = await loadSharp();
  try {
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    throw invalid('damaged');
  }
}

/** As it is looked at: cameras turn a picture by a word in its head. */
function sizeOf(metadata: Metadata): { readonly width: number; readonly height: number } {
  if ((metadata.pages ?? 1) > 1) throw invalid('moves');
  const { width, height } = metadata.autoOrient;
  const fits = Math.max(width, height) <= LONGEST_SIDE && width * height <= MOST_PIXELS;
  if (!fits || Math.min(width, height) < SHORTEST_SIDE) throw invalid('pixels');
  return { width, height };
}

/** Without anything but pixels: colours are those of the web, and what a camera wrote beside them stays out. */
async function drawn(file: Buffer, width: number, format: MadeFile['format']): Promise<Buffer> {
  const sharp = await loadSharp();
  const opened = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const sized = opened.timeout({ seconds: PATIENCE_SEC }).autoOrient().resize({ width });
  try {
    return await (
      format === 'avif' ? sized.avif({ quality: 55, effort: 3 }) : sized.webp({ quality: 80 })
    ).toBuffer();
  } catch {
    throw invalid('damaged');
  }
}
