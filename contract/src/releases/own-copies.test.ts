import type { BuiltParcel } from '../site/built-parcel.ts';
import type { Release, SharedModule } from '../site/release.ts';
import { ownCopyScopes, versionFor } from './own-copies.ts';

const module = (
  name: string,
  dependencies: readonly string[],
  boundTo?: SharedModule['boundTo'],
): [string, SharedModule] => [
  name,
  {
    href: `/assets/shared/${name}.js`,
    integrity: `sha384-${name}`,
    bytes: 1,
    version: '19.3.1',
    dependencies,
    ...(boundTo === undefined ? {} : { boundTo }),
  },
];

const shared: Release['shared'] = Object.fromEntries([
  module('react', []),
  module('react-dom', ['react'], { react: '^19' }),
  module('react/jsx-runtime', []),
  module('single-spa', []),
  module('single-spa-react', [], { react: '*' }),
  module('i18next', []),
  module('@paddock/shared-utils', ['i18next', 'rxjs']),
  module('@paddock/shared-utils/react', ['@paddock/shared-utils', 'react'], { react: '^18 || ^19' }),
  module('@paddock/styleguide', ['react', 'single-spa-react'], { react: '^19' }),
  module('react-redux', ['react'], { react: '^18 || ^19' }),
  module('query/react', ['react-redux'], { react: '^18 || ^19' }),
]);

const REACT_18 = ['react', 'react/jsx-runtime', 'react-dom'];

function veteran(dependencies: readonly string[], copied: readonly string[] = REACT_18) {
  const copies: BuiltParcel['copies'] = Object.fromEntries(
    copied.map((name) => [
      name,
      {
        href: `/assets/parcels/veteran/own/${name}.js`,
        integrity: `sha384-own-${name}`,
        bytes: 1,
        version: '18.3.1',
      },
    ]),
  );
  const built: BuiltParcel = {
    name: 'veteran',
    version: '1.0.0',
    entry: { href: '/assets/parcels/veteran/veteran.js', integrity: 'sha384-', bytes: 1 },
    dependencies,
    pages: {},
    widgets: {},
    dictionaries: {},
    languages: ['en'],
    manifest: {
      name: 'veteran',
      version: '1.0.0',
      owner: '@veterans',
      requires: { react: '^18' },
      routes: [],
      widgets: [],
      languages: ['en'],
    },
    files: [],
    ...(copied.length === 0 ? {} : { copies }),
  };
  return { file: 'veteran/parcel.json', manifest: built.manifest, built };
}

it('puts the copies and every module bound to them into scopes of the parcel alone', () => {
  const { scopes, integrity, problems } = ownCopyScopes(
    veteran(['react', 'react-dom', 'single-spa-react', '@paddock/shared-utils/react']),
    shared,
  );
  expect(problems).toEqual([]);
  const scope = {
    react: '/assets/parcels/veteran/own/react.js',
    'react/jsx-runtime': '/assets/parcels/veteran/own/react/jsx-runtime.js',
    'react-dom': '/assets/parcels/veteran/own/react-dom.js',
    'single-spa-react': '/assets/shared/single-spa-react.js?for=veteran',
    '@paddock/shared-utils/react': '/assets/shared/@paddock/shared-utils/react.js?for=veteran',
  };
  expect(scopes).toEqual({
    '/assets/parcels/veteran/': scope,
    '/assets/shared/single-spa-react.js?for=veteran': scope,
    '/assets/shared/@paddock/shared-utils/react.js?for=veteran': scope,
  });
  expect(Object.keys(integrity).sort()).toEqual(Object.values(scope).sort());
  expect(integrity['/assets/shared/single-spa-react.js?for=veteran']).toBe('sha384-single-spa-react');
});

it('follows shared modules to others that are bound', () => {
  const { scopes } = ownCopyScopes(veteran(['query/react']), shared);
  expect(Object.keys(scopes['/assets/parcels/veteran/'] ?? {})).toEqual([
    ...REACT_18,
    'query/react',
    'react-redux',
  ]);
});

it('never gives a second single-spa, shared-utils or i18next', () => {
  const { scopes } = ownCopyScopes(
    veteran(['single-spa', 'i18next', '@paddock/shared-utils', '@paddock/shared-utils/react']),
    shared,
  );
  expect(Object.keys(scopes['/assets/parcels/veteran/'] ?? {})).toEqual([
    ...REACT_18,
    '@paddock/shared-utils/react',
  ]);
  expect(ownCopyScopes(veteran([], ['i18next', '@paddock/shared-utils']), shared).problems).toEqual([
    'veteran/parcel.json /ownCopies: i18next is never copied',
    'veteran/parcel.json /ownCopies: @paddock/shared-utils is never copied',
  ]);
});

it('refuses what cannot live on the copy', () => {
  expect(ownCopyScopes(veteran(['@paddock/styleguide']), shared).problems).toEqual([
    'veteran/parcel.json /ownCopies: it imports @paddock/styleguide, which works with react ^19; its own is 18.3.1',
  ]);
});

it('refuses a renderer left behind', () => {
  expect(ownCopyScopes(veteran(['react-dom'], ['react']), shared).problems).toEqual([
    'veteran/parcel.json /ownCopies: it imports react-dom, which works with react ^19; its own is 18.3.1',
  ]);
});

it('adds nothing for a parcel without copies', () => {
  expect(ownCopyScopes(veteran(['react'], []), shared)).toEqual({ scopes: {}, integrity: {}, problems: [] });
});

it('measures requirements against what the parcel itself sees', () => {
  const parcel = veteran([]);
  expect(versionFor(parcel, shared, 'react')).toBe('18.3.1');
  expect(versionFor(parcel, shared, 'single-spa')).toBe('19.3.1');
  expect(versionFor(parcel, shared, 'toString')).toBeUndefined();
});
