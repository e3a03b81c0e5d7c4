import { createRouteMatcher, type Release } from '@paddock/contract';

import { writeFixtureRelease, type FixtureRelease } from '../testing/fixture-release.ts';
import { preloadLinks } from './preload.ts';

const NO_WIDGETS = { header: null, menu: null, aside: null, footer: null, floating: null };
const COPY = '/assets/parcels/betting/own/react.js';

let fixture: FixtureRelease;
beforeEach(() => {
  fixture = writeFixtureRelease();
});
afterEach(() => fixture.remove());

/** Addresses of the scripts that the home page's document preloads. */
function preloaded(release: Release): string[] {
  const matcher = createRouteMatcher(release.routeTable);
  const route = release.routeTable.routes.find(({ id }) => id === 'betting.home');
  if (route === undefined) throw new Error('the fixture has no home page');
  const links = preloadLinks(
    { route, language: 'en', path: '/', params: {}, query: '' },
    NO_WIDGETS,
    {
      release,
      matcher,
      dictionaries: { text: () => undefined },
      words: new Map(),
      parcels: new Map(release.parcels.map((parcel) => [parcel.name, parcel])),
    },
    'https://site.example',
  );
  return [...links.matchAll(/as="script" href="([^"]+)"/g)].map(([, href = '']) => href);
}

it("preloads a parcel's own copies, and for them whatever its scope gives", () => {
  const { release } = fixture;
  const bound = `${release.imports['react/jsx-runtime'] ?? ''}?for=betting`;
  const scope = { react: COPY, 'react/jsx-runtime': bound };
  const scoped = { ...release, scopes: { '/assets/parcels/betting/': scope, [bound]: scope } };
  const added = preloaded(scoped).filter((href) => !preloaded(release).includes(href));
  expect(added).toEqual([COPY, bound]);
});

it('preloads nothing of the scope of another parcel', () => {
  const { release } = fixture;
  const scoped = { ...release, scopes: { '/assets/parcels/office/': { react: COPY } } };
  expect(preloaded(scoped)).toEqual(preloaded(release));
});
