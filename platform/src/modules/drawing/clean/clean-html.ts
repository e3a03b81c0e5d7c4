import { FRAME_IDS } from '@paddock/contract';
import { html, parseFragment, serialize, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What would run, load, style or change the document, or takes the rest of it in. */
const REFUSED = new Set([
  'base',
  'embed',
  'frame',
  'frameset',
  'head',
  'body',
  'html',
  'iframe',
  'link',
  'meta',
  'noscript',
  'object',
  'plaintext',
  'script',
  'style',
  'template',
  'title',
  'xmp',
]);
/** Ids by which the browser finds what the document says of itself. */
const DOCUMENTS_IDS: ReadonlySet<string> = new Set(Object.values(FRAME_IDS));
/** Attributes that name addresses; anything but this site's own paths and plain web addresses is refused. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'srcset']);
const SAFE_ADDRESS = /^(?:\/(?!\/)|#|https?:|mailto:|tel:|\?)/i;

/**
 * Parses markup and writes it anew, so that it is balanced and holds nothing but elements and text: no scripts, styles or
 * handlers. Undefined where it held what may not be: then nothing of it is worth trusting.
 */
export function cleanHtml(markup: string): string | undefined {
  const fragment = parseFragment(markup);
  return fragment.childNodes.every(isClean) ? serialize(fragment) : undefined;
}

function isClean(node: Node): boolean {
  if (node.nodeName === '#text') return true;
  // React marks where two texts meet by an empty comment.
  if (node.nodeName === '#comment') return 'data' in node && node.data.trim() === '';
  if (!('tagName' in node)) return false;
  if (REFUSED.has(node.tagName) || ![html.NS.HTML, html.NS.SVG].includes(node.namespaceURI)) return false;
  return node.attrs.every((attribute) => isCleanAttribute(attribute)) && node.childNodes.every(isClean);
}

function isCleanAttribute({ name, value, prefix }: Element['attrs'][number]): boolean {
  const whole = (prefix === undefined ? name : `${prefix}:${name}`).toLowerCase();
  if (whole.startsWith('on') || whole === 'style' || whole === 'srcdoc') return false;
  if (whole === 'id' && DOCUMENTS_IDS.has(value)) return false;
  return !ADDRESSES.has(whole) || SAFE_ADDRESS.test(value);
}
