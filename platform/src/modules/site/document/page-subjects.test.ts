import { readdirSync, readFileSync } from 'node:fs';
import { mergeRoutes, wholeManifest, type PlacedManifest } from '@paddock/contract/releases';

import { SUBJECTS } from './seo-values.ts';

const PARCELS = new URL('../../../../../parcels/', import.meta.url);
const manifests = readdirSync(PARCELS).map((name) => {
  const file = new URL(`${name}/parcel.json`, PARCELS);
  return { file: name, manifest: wholeManifest(JSON.parse(readFileSync(file, 'utf8'))) } as PlacedManifest;
});
const { table } = mergeRoutes(manifests);

/** Words beside an id, which alone counts. */
const DECORATIONS = ['casino.game :name'];
/** What stands at an address of content is asked of the module `content`, whatever the address. */
const CONTENT_PAGE = 'document';

const open = table.routes.filter(
  ({ guards, parcel, page }) =>
    !guards.includes('auth') && !(parcel === 'information' && page === CONTENT_PAGE),
);
/** Parameters that take whatever is typed, of pages that everybody may open. */
const free = open.flatMap(({ id, paths, params = {} }) =>
  [...new Set(paths.join(' ').match(/(?<=:)\w+/g))]
    .filter((name) => params[name]?.kind !== 'one-of')
    .map((name) => ({ name, said: `${id} :${name}` })),
);

it('whatever is typed into an address of a parcel is known by somebody, or is not found', () => {
  const subjects: readonly string[] = SUBJECTS;
  const forgotten = free.filter(({ name, said }) => !subjects.includes(name) && !DECORATIONS.includes(said));
  expect(forgotten.map(({ said }) => said)).toEqual([]);
  expect(free.length).toBeGreaterThan(20);
});

it('no subject stands for a parameter that no route has', () => {
  expect(SUBJECTS.filter((subject) => !free.some(({ name }) => name === subject))).toEqual([]);
});
