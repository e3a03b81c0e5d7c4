import { inflateSync } from 'node:zlib';

/**
 * What a PDF can do beside show pages, by the names every reader knows; they are compared with case, as readers do. No
 * script is without `/JavaScript` or `/Rendition`: `/JS` alone stands by chance in any scan of some megabytes.
 */
const ACTIVE =
  /\/(?:JavaScript|Rendition|Launch|EmbeddedFiles?|RichMedia|XFA(?=[\s[%])|SubmitForm|ImportData|Encrypt)\b/;
const STREAM = /endstream|stream\r?\n/g;
/** The head of a stream that holds further objects: its type, or the place of the first of them. */
const HOLDS_OBJECTS = /\/ObjStm\b|\/First\s+\d+\b(?!\s+\d+\s+R)/;
const FILTERS = /\/Filter\b|\/\w+Decode\b|\/DecodeParms\b/g;
/** More than any document of eight megabytes packs its objects into. */
const STREAMS_MAX = 2_000;
const OBJECTS_MAX_BYTES = 16 * 1024 * 1024;

/**
 * Whether a PDF holds scripts, programs, files or forms that send, also where it packs its objects into compressed
 * streams, as PDFs since 1.5 may. One whose objects cannot be looked at counts as active.
 */
export function isActivePdf(file: Buffer): boolean {
  const text = file.toString('latin1');
  if (ACTIVE.test(plainNames(text))) return true;
  let room = OBJECTS_MAX_BYTES;
  const packed = packedObjects(text);
  if (packed === undefined || packed.length > STREAMS_MAX) return true;
  for (const at of packed) {
    const objects = inflated(file.subarray(at), room);
    if (objects === undefined || ACTIVE.test(plainNames(objects.toString('latin1')))) return true;
    room -= objects.length;
  }
  return false;
}

/** Names may be written with `#` and two digits for a letter. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Where streams of objects begin; undefined when one is packed in a way that is not looked into. */
function packedObjects(text: string): readonly number[] | undefined {
  const places: number[] = [];
  let headAt = 0;
  for (const { 0: found, index } of text.matchAll(STREAM)) {
    const head = found === 'endstream' ? '' : plainNames(text.slice(headAt, index));
    headAt = index + found.length;
    if (!HOLDS_OBJECTS.test(head)) continue;
    if (head.match(FILTERS)?.join() !== '/Filter,/FlateDecode') return undefined;
    places.push(headAt);
  }
  return places;
}

/** What comes behind the packed part is not read; undefined when it cannot be unpacked, or into too much. */
function inflated(packed: Buffer, maxOutputLength: number): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength });
  } catch {
    return undefined;
  }
}
