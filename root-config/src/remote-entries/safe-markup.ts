import { FRAME_IDS } from '@paddock/contract';

import { trustedMarkup } from './trusted-text.ts';

/** Elements that run or load something of their own accord, or change what surrounds them. */
const REFUSED_ELEMENTS =
  'script, style, link, meta, base, title, iframe, frame, frameset, object, embed, noscript, template, animate, set, animateMotion, animateTransform';
/**
 * Inline styles are refused by the policy as well; the entry's own style has a field and a nonce. `form` would let a
 * button send a form of the site.
 */
const REFUSED_ATTRIBUTES = new Set(['style', 'srcdoc', 'nonce', 'ping', 'form']);
const URL_ATTRIBUTES = new Set([
  'href',
  'xlink:href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'background',
]);
/** Addresses a page may lead to; anything else, `javascript:` first of all, is taken out. */
const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Files the page shows lie on its own server; links and forms are addresses of this site. */
const FILE_ATTRIBUTES = new Set(['src', 'poster']);
/** A name on these becomes a property of `document`. */
const NAMING_ELEMENTS = 'form, img, a';
const FRAME_ID = new Set<string>(Object.values(FRAME_IDS));

const META_NAMES = new Set(['keywords', 'author', 'application-name']);
const LINK_RELATIONS = new Set(['author', 'license', 'help', 'next', 'prev']);

/** What an entry's head says, of what a page may say. */
export interface SafeHead {
  readonly elements: readonly Element[];
  /** For the page's own description, which is the navigation's to write. */
  readonly description: string;
}

/**
 * Markup of an entry's body as nodes that can run nothing: the policy would refuse it too, this keeps it from being
 * tried. Read by an inert parser, so that nothing is fetched or fired before it is safe. The nodes themselves are moved,
 * so no second reading can find another meaning. DOMPurify is 11.7 kB compressed, and our rules of addresses, files,
 * names and ids would be hooks beside it.
 */
export function safeBody(document: Document, markup: string, answeredAt: string): DocumentFragment {
  const { body } = new DOMParser().parseFromString(trustedMarkup(markup), 'text/html');
  for (const element of body.querySelectorAll(REFUSED_ELEMENTS)) element.remove();
  for (const element of body.querySelectorAll('*')) cleanAttributes(element, answeredAt);
  const fragment = document.createDocumentFragment();
  fragment.append(...[...body.childNodes].map((node) => document.importNode(node, true)));
  return fragment;
}

/** `meta` of a few names and Open Graph properties, `link` of a few relations; everything else is left out. */
export function safeHead(document: Document, markup: string, answeredAt: string): SafeHead {
  const { head } = new DOMParser().parseFromString(trustedMarkup(markup), 'text/html');
  const elements: Element[] = [];
  let description = '';
  for (const meta of head.querySelectorAll('meta')) {
    if (meta.name === 'description') description = meta.content;
    const property = meta.getAttribute('property') ?? '';
    if (META_NAMES.has(meta.name)) elements.push(metaOf(document, 'name', meta.name, meta.content));
    else if (/^(?:og|article):[a-z:_]+$/.test(property))
      elements.push(metaOf(document, 'property', property, meta.content));
  }
  for (const { rel, attributes } of head.querySelectorAll('link')) {
    const url = URL.parse(attributes.getNamedItem('href')?.value ?? '', answeredAt);
    if (url === null || !LINK_RELATIONS.has(rel) || !/^https?:$/.test(url.protocol)) continue;
    elements.push(Object.assign(document.createElement('link'), { rel, href: url.href }));
  }
  return { elements, description };
}

function metaOf(document: Document, kind: 'name' | 'property', name: string, content: string): Element {
  const meta = document.createElement('meta');
  meta.setAttribute(kind, name);
  meta.content = content;
  return meta;
}

/** By the prototype's own means: a form with a field called `attributes` hides its own behind it. */
function cleanAttributes(element: Element, answeredAt: string): void {
  const { prototype } = Element;
  for (const { name, value } of [...Reflect.get(prototype, 'attributes', element)]) {
    if (isRefused(element, name, value, answeredAt)) prototype.removeAttribute.call(element, name);
    else if (FILE_ATTRIBUTES.has(name)) {
      prototype.setAttribute.call(element, name, new URL(value, answeredAt).href);
    }
  }
}

function isRefused(element: Element, name: string, value: string, answeredAt: string): boolean {
  if (name.startsWith('on') || REFUSED_ATTRIBUTES.has(name)) return true;
  if (name === 'id') return FRAME_ID.has(value);
  if (name === 'name') return Element.prototype.matches.call(element, NAMING_ELEMENTS);
  if (!URL_ATTRIBUTES.has(name) || (name === 'src' && value.startsWith('data:image/'))) return false;
  const url = URL.parse(value, answeredAt);
  return url === null || !ALLOWED_SCHEMES.has(url.protocol);
}
