import { FIELD_MARKETS } from './field-table.ts';
import { MAPPED_MARKETS } from './market-table.ts';

/** Told by the vendor's own public sources: descriptions, ids and match statuses that come with its SDKs. */
const BY_VENDOR: ReadonlySet<number> = new Set([
  ...[1, 8, 10, 11, 14, 18, 19, 20, 21, 23, 24, 26, 29, 37, 48, 60, 68, 69, 71, 72, 73, 210, 340],
]);
/** Told by name in public lists of books that sell this feed. */
const BY_LISTS: ReadonlySet<number> = new Set([
  ...[
    15, 16, 25, 27, 28, 31, 32, 33, 34, 35, 36, 47, 52, 53, 54, 56, 57, 58, 59, 63, 64, 65, 66, 70, 74, 75,
    76, 77, 78, 79,
  ],
  ...[
    83, 85, 86, 87, 88, 90, 91, 92, 93, 94, 95, 96, 97, 166, 186, 188, 189, 199, 202, 219, 223, 225, 227, 251,
    258, 406, 546,
  ],
  ...[190, 191, 192, 193, 198, 203, 204, 205, 206, 207, 314],
]);

const written = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs).map(([name, value]) => `${name}=${value}`);

/** The table of docs/uof.md: which kinds of market of the feed are ours, and how its ids were checked. */
export function mappedPage(): string {
  const rows = MAPPED_MARKETS.toSorted((one, other) => one.id - other.id).map(
    ({ id, type, sports, specifiers, fixed, outcomes }) => {
      const ours = [type, ...written(fixed)].join(' ');
      const theirs = Object.entries(specifiers).map(([name, own]) =>
        name === own ? name : `${name} → ${own}`,
      );
      const how = typeof outcomes === 'string' ? outcomes : 'ids';
      const checked = BY_VENDOR.has(id) ? 'vendor' : BY_LISTS.has(id) ? 'lists' : 'no';
      return `| ${[id, ours, sports.join(', '), theirs.join(', '), how, checked].join(' | ')} |`;
    },
  );
  return [
    '| Id | Ours | Sports | Specifiers | Outcomes by | Checked |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Its table of outrights and races: the ids are the vendor's, who names them in its SDKs. */
export function fieldsPage(): string {
  const rows = FIELD_MARKETS.map(
    ({ id, type, chosen = {} }) => `| ${id} | ${type} | ${written(chosen).join(', ')} |`,
  );
  return ['| Id | Ours | Where |', '|---|---|---|', ...rows].join('\n');
}
