import type { Release } from '@paddock/contract';

import { writeFixtureRelease, type FixtureRelease } from '../testing/fixture-release.ts';
import { documentParts, releaseRest } from './document-parts.ts';

let fixture: FixtureRelease;
beforeAll(() => {
  fixture = writeFixtureRelease();
});
afterAll(() => fixture.remove());

/** The fixture's release with further parcels, each an entry and a dictionary. */
function releaseWith(count: number): Release {
  const { release } = fixture;
  const [model] = release.parcels;
  if (model === undefined) throw new Error('the fixture has no parcels');
  const more = Array.from({ length: count }, (_, at) => {
    const name = `team-${at}`;
    const file = (end: string) => ({
      href: `/assets/parcels/${name}/${end}`,
      integrity: 'sha384-x',
      bytes: 1,
    });
    return { ...model, name, entry: file('entry.js'), dictionaries: { [name]: { en: file('en.json') } } };
  });
  return {
    ...release,
    parcels: [...release.parcels, ...more],
    imports: {
      ...release.imports,
      ...Object.fromEntries(more.map(({ name, entry }) => [`@paddock/${name}`, entry.href])),
    },
    integrity: {
      ...release.integrity,
      ...Object.fromEntries(more.map(({ entry }) => [entry.href, entry.integrity])),
    },
    dictionaries: Object.assign({}, release.dictionaries, ...more.map((parcel) => parcel.dictionaries)),
  };
}

it('carries all of a small site', () => {
  const release = releaseWith(2);
  const { imports, integrity, dictionaries, hasRest } = documentParts(release, new Set(['betting']));
  expect({ imports, integrity }).toEqual({ imports: release.imports, integrity: release.integrity });
  expect(Object.keys(dictionaries)).toEqual(Object.keys(release.dictionaries));
  expect(hasRest).toBe(false);
});

it('carries of a large site the shared modules and what the page needs', () => {
  const release = releaseWith(40);
  const parts = documentParts(release, new Set(['betting', 'team-7']));
  expect(parts.hasRest).toBe(true);
  expect(Object.keys(parts.imports)).toEqual([
    ...Object.keys(release.shared),
    '@paddock/betting',
    '@paddock/team-7',
  ]);
  expect(Object.keys(parts.integrity).sort()).toEqual(Object.values(parts.imports).sort());
  expect(parts.dictionaries['team-7']).toEqual({ en: '/assets/parcels/team-7/en.json' });
  expect(parts.dictionaries['team-8']).toBeUndefined();
  expect(parts.dictionaries['common']).toBeDefined();
});

it('leaves nothing out when every parcel is needed', () => {
  const release = releaseWith(40);
  expect(documentParts(release, new Set(release.parcels.map(({ name }) => name))).hasRest).toBe(false);
});

it('names every parcel in the rest, with its integrity and words', () => {
  const release = releaseWith(40);
  const rest = releaseRest(release);
  expect(Object.keys(rest.imports)).toEqual(release.parcels.map(({ name }) => `@paddock/${name}`));
  expect(Object.keys(rest.integrity).sort()).toEqual(Object.values(rest.imports).sort());
  expect(rest.dictionaries['team-8']).toEqual({ en: '/assets/parcels/team-8/en.json' });
});
