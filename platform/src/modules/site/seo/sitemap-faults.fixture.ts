import { SaxesParser } from 'saxes';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const MOST_ENTRIES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;
/** Of an address, in the schema. */
const LOC_LENGTH = { min: 12, max: 2_048 };
/** A day, or a moment with its zone (https://www.w3.org/TR/NOTE-datetime). */
const W3C_DATETIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;
/** A language, with a script or a country where one is meant (BCP 47), or the one for all others. */
const HREFLANG = /^([a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?|x-default)$/;

/** What may stand in what, in this order (`sitemap.xsd` and `siteindex.xsd` of sitemaps.org, version 0.9). */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  urlset: ['url'],
  sitemapindex: ['sitemap'],
  url: ['loc', 'lastmod', 'changefreq', 'priority', 'xhtml:link'],
  sitemap: ['loc', 'lastmod'],
};

interface Entry {
  readonly parts: string[];
  loc: string;
  readonly alternates: Map<string, string>;
}

/** What a file says, and what is wrong with it. */
export interface ReadSitemap {
  readonly locs: readonly string[];
  readonly faults: readonly string[];
}

/** Reads a sitemap, or an index of such, by the protocol of sitemaps.org. `at` is its own address. */
export function readSitemap(xml: string, at: string): ReadSitemap {
  const faults: string[] = [];
  const entries: Entry[] = [];
  const open: string[] = [];
  let text = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => faults.push(error.message));
  parser.on('opentag', ({ local, uri, attributes }) => {
    const name = uri === SITEMAP ? local : uri === XHTML ? `xhtml:${local}` : `{${uri}}${local}`;
    const parent = open.at(-1);
    const isAllowed =
      parent === undefined ? /^(urlset|sitemapindex)$/.test(name) : PARTS[parent]?.includes(name);
    if (isAllowed !== true) faults.push(`${name} in ${parent ?? 'the file'}`);
    const entry = entries.at(-1);
    if (name === 'url' || name === 'sitemap') entries.push({ parts: [], loc: '', alternates: new Map() });
    else if (open.length > 1) entry?.parts.push(name);
    if (name === 'xhtml:link') {
      const { rel, hreflang, href } = attributes;
      if (rel?.value !== 'alternate') faults.push(`a link that is no alternate: ${rel?.value ?? ''}`);
      if (entry?.alternates.has(hreflang?.value ?? '')) faults.push(`${hreflang?.value ?? ''} twice`);
      entry?.alternates.set(hreflang?.value ?? '', href?.value ?? '');
    }
    open.push(name);
    text = '';
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', () => {
    const name = open.pop();
    const entry = entries.at(-1);
    if (name === 'loc' && entry !== undefined) entry.loc = text;
    if (name === 'lastmod' && !(W3C_DATETIME.test(text) && !Number.isNaN(Date.parse(text))))
      faults.push(`no time: ${text}`);
  });
  parser.write(xml).close();
  if (entries.length === 0 || entries.length > MOST_ENTRIES) faults.push(`${String(entries.length)} entries`);
  if (Buffer.byteLength(xml) > MOST_BYTES) faults.push('too large');
  const locs = entries.map(({ loc }) => loc);
  if (new Set(locs).size !== locs.length) faults.push('an address twice');
  return { locs, faults: [...faults, ...entries.flatMap((entry) => faultsOf(entry, at))] };
}

function faultsOf({ parts, loc, alternates }: Entry, at: string): readonly string[] {
  const order = parts.map((part) => (PARTS['url'] ?? []).indexOf(part));
  const single = parts.filter((part) => part !== 'xhtml:link');
  const folder = at.slice(0, at.lastIndexOf('/') + 1);
  const hrefs = [...alternates.values()];
  return [
    ...(single[0] === 'loc' && new Set(single).size === single.length ? [] : ['no address, or a part twice']),
    ...(order.some((place, index) => place < (order[index - 1] ?? 0)) ? ['parts in another order'] : []),
    ...(loc.startsWith(folder) ? [] : [`not below ${folder}`]),
    ...[loc, ...hrefs].filter((href) => !isAddress(href)).map((href) => `no address: ${href}`),
    ...[...alternates.keys()].filter((code) => !HREFLANG.test(code)).map((code) => `no language: ${code}`),
    ...(hrefs.length === 0 || hrefs.includes(loc) ? [] : ['not among its own alternates']),
  ].map((fault) => `${fault} (${loc})`);
}

/** Absolute, escaped as a URI is, and of a length that the schema takes. */
function isAddress(href: string): boolean {
  if (href.length < LOC_LENGTH.min || href.length > LOC_LENGTH.max) return false;
  if (!/^https?:\/\//.test(href) || !URL.canParse(href)) return false;
  return new URL(href).href.replace(/\/$/, '') === href.replace(/\/$/, '');
}
