/**
 * What a document is, which says where it stands and how it is shown. A page and a document of rules stand at an address
 * of the site's own; rules keep the editions that were in force.
 */
export const CONTENT_KINDS = [
  'page',
  'rules',
  'article',
  'news',
  'help',
  'term',
  'partner',
  'landing',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Pages of one segment that the site has a route for (S2-33, S2-36 to S2-39, S2-60, S2-64). */
export const PAGE_NAMES = [
  'about',
  'amlkyc',
  'amlpolicy',
  'betting-awards',
  'cash_terminals',
  'consent',
  'contacts',
  'cookies',
  'cricket-app',
  'desktop',
  'disputeresolution',
  'football-champions-rules',
  'howbet',
  'ios-app',
  'ipl-betting-app',
  'kycpolicy',
  'licenses',
  'main-rules',
  'mobile',
  'points',
  'simpleidentification',
  'smsbets',
  'taxation',
  'ussdinstruction',
] as const;

/** Folders of documents: the first segment of their address, of each the kinds that stand there, and how deep. */
const FOLDERS: Readonly<Record<string, { readonly kinds: readonly ContentKind[]; readonly deep: number }>> = {
  blog: { kinds: ['article', 'page'], deep: 4 },
  news: { kinds: ['news', 'page'], deep: 2 },
  help: { kinds: ['help', 'page'], deep: 3 },
  'betting-alphabet': { kinds: ['term', 'page'], deep: 4 },
  ourpartners: { kinds: ['partner', 'page'], deep: 2 },
  promo: { kinds: ['landing', 'page'], deep: 2 },
  mobile: { kinds: ['page'], deep: 2 },
  'football-champions-rules': { kinds: ['rules'], deep: 2 },
  pages: { kinds: ['page', 'rules'], deep: 2 },
};

/** A page by itself, at a word of the operator's own (S2-64): `/t-derby-day`, on a poster or in a message. */
const TOKEN = /^t-[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** As the routes take them. */
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const segmentsOf = (address: string): readonly string[] => address.slice(1).split('/');

/** Whether an address is one of content, of some document or of none: what stands there nobody else can have. */
export function isContentAddress(address: string): boolean {
  return address.startsWith('/') && CONTENT_KINDS.some((kind) => mayStandAt(kind, address));
}

/** Whether a document of this kind may stand at an address: `/blog/how-odds-move`. */
export function mayStandAt(kind: ContentKind, address: string): boolean {
  const [name = '', ...rest] = segmentsOf(address);
  if (!address.startsWith('/') || address.length > 150 || !rest.every((one) => SEGMENT.test(one)))
    return false;
  if (rest.length === 0 && PAGE_NAMES.some((page) => page === name))
    return kind === 'page' || kind === 'rules';
  if (rest.length === 0 && TOKEN.test(name)) return kind === 'page';
  const folder = Object.hasOwn(FOLDERS, name) ? FOLDERS[name] : undefined;
  if (folder === undefined) return false;
  if (rest.length === 0) return kind === 'page' && name !== 'pages';
  return rest.length < folder.deep && folder.kinds.includes(kind);
}

/** The address one above: `/blog` of `/blog/how-odds-move`; undefined at the top. */
export function addressAbove(address: string): string | undefined {
  const above = address.slice(0, address.lastIndexOf('/'));
  return above === '' ? undefined : above;
}

/** Where articles of a category are listed (S2-61). */
const CATEGORIES = '/blog/categories/';

/** The category that an address lists, or undefined: `odds` of `/blog/categories/odds`. */
export function categoryOfAddress(address: string): string | undefined {
  return address.startsWith(CATEGORIES) ? address.slice(CATEGORIES.length) : undefined;
}

export function addressOfCategory(category: string): string {
  return CATEGORIES + category;
}
