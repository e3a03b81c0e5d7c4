// Which elements may stand where, so narrow that no parser moves, closes or leaves out any of them.

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements of texts: a paragraph holds nothing else. */
const INLINE = set(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark meter output picture progress q s samp select small source span strong sub sup svg time u var wbr',
);
const BLOCK = set(
  'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend main nav ol p pre search section summary table ul',
);
const SVG = set(
  'circle clipPath defs ellipse g line linearGradient mask path polygon polyline radialGradient rect stop symbol text tspan use',
);
/** Elements that stand in these alone. */
const ONLY_IN: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    li: 'ul ol',
    dt: 'dl',
    dd: 'dl',
    option: 'select optgroup',
    optgroup: 'select',
    caption: 'table',
    colgroup: 'table',
    thead: 'table',
    tbody: 'table',
    tfoot: 'table',
    col: 'colgroup',
    tr: 'thead tbody tfoot',
    th: 'tr',
    td: 'tr',
  }).map(([name, parents]) => [name, set(parents)]),
);
/** Elements that hold nothing but those that stand in them alone: no text either. */
const HOLDS_NO_TEXT = set('select optgroup table colgroup thead tbody tfoot tr');
/** Elements that a further one of their kind would close, however deep it stands. */
const NEVER_IN_ITSELF = set('a button form option');
const HEADING = /^h[1-6]$/;

/** Elements without an end. */
export const VOID = set('br col hr img input source wbr');

/** @param open names of the elements it would stand in, the outermost first */
export function mayStand(name: string, open: readonly string[]): boolean {
  const parent = open.at(-1) ?? '';
  if (open.includes('svg')) return SVG.has(name);
  const parents = ONLY_IN.get(name);
  if (parents !== undefined) return parents.has(parent === 'div' ? groupedIn(open) : parent);
  if (!mayHoldText(parent) || parent === 'option') return false;
  if (NEVER_IN_ITSELF.has(name) && open.includes(name)) return false;
  if (HEADING.test(name) && HEADING.test(parent)) return false;
  return INLINE.has(name) || (BLOCK.has(name) && !open.includes('p'));
}

/** Terms of a `dl` may be grouped by a `div` each. */
function groupedIn(open: readonly string[]): string {
  return open.at(-2) === 'dl' ? 'dl' : 'div';
}

export function mayHoldText(parent: string): boolean {
  return !HOLDS_NO_TEXT.has(parent);
}
