import { FRAME_IDS } from '@paddock/contract';

import { mayHoldText, mayStand, VOID } from './nesting.ts';

/** One piece of markup in the form React writes it: a start, an end, the mark where two texts meet, or text. */
const PIECE =
  /<([A-Za-z][A-Za-z0-9]*)((?: [A-Za-z][\w:-]*="[^"\0]*")*)(\/?)>|<\/([A-Za-z][A-Za-z0-9]*)>|(<!-- -->)|[^<\0]+/y;
const ATTRIBUTE = / ([^=]+)="([^"]*)"/g;
/** What would run or style; the document allows neither. */
const REFUSED_ATTRIBUTE = /^(?:on.*|style|srcdoc|xmlns.*|is|ping|background)$/i;
/** Attributes that name addresses; anything but this site's own paths and plain web addresses is refused. */
const ADDRESSES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'poster',
  'srcset',
  'cite',
  'data',
]);
const SAFE_ADDRESS = /^(?:\/(?![/\\&])|#|\?|https?:|mailto:|tel:)|^$/i;
/** Ids by which the browser finds what the document says of itself. */
const DOCUMENTS_IDS: ReadonlySet<string> = new Set(Object.values(FRAME_IDS));

/**
 * Whether markup stands in a document as it reads: balanced, in the one form React writes, of known elements where no
 * parser changes their places, and without scripts, styles, handlers or foreign schemes. All else is refused as a whole.
 */
export function isCleanMarkup(markup: string): boolean {
  const open: string[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < markup.length) {
    const piece = PIECE.exec(markup);
    if (piece === null) return false;
    const [, started, attributes = '', slash, ended, mark] = piece;
    if (started !== undefined) {
      if (!mayStand(started, open) || !areClean(attributes)) return false;
      const isVoid = VOID.has(started);
      if ((slash === '/') !== isVoid) return false;
      if (!isVoid) open.push(started);
    } else if (ended !== undefined) {
      if (open.pop() !== ended) return false;
    } else if (mark === undefined && !mayHoldText(open.at(-1) ?? '')) return false;
  }
  return open.length === 0;
}

function areClean(attributes: string): boolean {
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (REFUSED_ATTRIBUTE.test(name)) return false;
    const lower = name.toLowerCase();
    if (lower === 'id' && (value.includes('&') || DOCUMENTS_IDS.has(value))) return false;
    if (ADDRESSES.has(lower) && !SAFE_ADDRESS.test(value)) return false;
  }
  return true;
}
