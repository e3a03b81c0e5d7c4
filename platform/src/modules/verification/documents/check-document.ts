import { PlatformError } from '../../../kernel/http/problem.ts';
import { isActivePdf } from './active-pdf.ts';
import { jpegSize, pngSize, webpSize, type PictureSize } from './picture-size.ts';

/** Largest file of a document. */
export const DOCUMENT_BYTES = 8 * 1024 * 1024;
/** More pixels than any phone's camera makes; decoding more is a way to fill a memory. */
const MAX_PIXELS = 120_000_000;
const MAX_SIDE = 20_000;
/** Below this nobody reads a passport's number. */
const MIN_SIDE = 320;

const PICTURES: Readonly<Record<string, (file: Buffer) => PictureSize | undefined>> = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
};

/**
 * What else a file could be taken for: markup and scripts that a browser or a server would run, and a PDF behind a
 * picture. Compared without case. Each is long enough not to stand by chance in the millions of bytes of a photo, as
 * three or four bytes do; what makes a file a program by its first bytes is no picture's or PDF's.
 */
const FOREIGN =
  /<script|<svg[\s>/]|<html|<!doctype|<iframe|<\?php|<%@\s*(?:page|include|taglib|language)|javascript:|%pdf-/i;
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');

/**
 * Checks a document by its content alone; its name and what the browser called it say nothing. Answers its media type.
 * @throws DOCUMENT_TYPE, DOCUMENT_DAMAGED, DOCUMENT_PIXELS, DOCUMENT_UNSAFE.
 */
export async function checkDocument(file: Buffer): Promise<string> {
  // Loaded with the first document.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = (await fileTypeFromBuffer(file.subarray(0, 8_192)))?.mime ?? '';
  if (type === 'application/pdf') checkPdf(file);
  else checkPicture(file, type);
  if (isZip(file)) throw new PlatformError('DOCUMENT_UNSAFE');
  return type;
}

function checkPicture(file: Buffer, type: string): void {
  const sizeOf = Object.hasOwn(PICTURES, type) ? PICTURES[type] : undefined;
  if (sizeOf === undefined) throw new PlatformError('DOCUMENT_TYPE');
  const size = sizeOf(file);
  if (size === undefined) throw new PlatformError('DOCUMENT_DAMAGED');
  const { width, height } = size;
  const fits = Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;
  if (!fits || Math.min(width, height) < MIN_SIDE) throw new PlatformError('DOCUMENT_PIXELS');
  if (FOREIGN.test(file.toString('latin1'))) throw new PlatformError('DOCUMENT_UNSAFE');
}

function checkPdf(file: Buffer): void {
  const text = file.toString('latin1');
  if (!text.startsWith('%PDF-')) throw new PlatformError('DOCUMENT_TYPE');
  // The end stands in the last bytes; what comes after it, a browser or an archive would read as something else.
  const end = text.lastIndexOf('%%EOF');
  if (end === -1) throw new PlatformError('DOCUMENT_DAMAGED');
  if (text.slice(end + 5).trim() !== '') throw new PlatformError('DOCUMENT_UNSAFE');
  if (isActivePdf(file) || FOREIGN.test(text.slice(5))) throw new PlatformError('DOCUMENT_UNSAFE');
}

/** An archive is read from its end: a record there that reaches exactly to the end makes one of any file. */
function isZip(file: Buffer): boolean {
  const at = file.lastIndexOf(ZIP_END);
  return at !== -1 && at + 22 <= file.length && at + 22 + file.readUInt16LE(at + 20) === file.length;
}
