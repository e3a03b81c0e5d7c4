/** @jest-environment node */
import type { ImportMapAddition } from '../remote/system-registry.ts';
import { keepScopes } from './scopes.ts';

const FOLDER = 'https://site.test/assets/parcels/veteran/';
const BOUND = 'https://site.test/assets/shared/single-spa-react.js?for=veteran';
const COPIES = {
  react: `${FOLDER}own/react.18.js`,
  'react-dom': `${FOLDER}own/react-dom.18.js`,
  'single-spa-react': BOUND,
};
const SCOPES = {
  [FOLDER]: COPIES,
  [BOUND]: COPIES,
  'https://site.test/assets/parcels/other/': {
    react: 'https://site.test/assets/parcels/other/own/react.17.js',
  },
};
const ENTRY = 'http://127.0.0.1:9101/paddock-veteran.js';

function added(parcel: string, entryUrl: string, copies = {}, isWholeMap = true) {
  const maps: ImportMapAddition[] = [];
  const system = {
    getImportMap: () => ({ integrity: {}, scopes: SCOPES }),
    addImportMap: (map: ImportMapAddition) => void maps.push(map),
  };
  const problems = keepScopes(system, [{ parcel, entryUrl, copies }], isWholeMap);
  return { maps, problems };
}

describe('an overridden parcel', () => {
  it('has the copies its published folder has, at the address it now comes from', () => {
    expect(added('veteran', ENTRY)).toEqual({
      maps: [{ imports: {}, scopes: { 'http://127.0.0.1:9101/': COPIES, [BOUND]: COPIES } }],
      problems: [],
    });
  });

  it('has those of its development server where there are some, and so have the modules bound to them', () => {
    const own = {
      react: 'http://127.0.0.1:9101/own/react/react.js',
      'react/jsx-dev-runtime': 'http://127.0.0.1:9101/own/react-jsx-dev-runtime/react-jsx-dev-runtime.js',
    };
    const expected = { ...COPIES, ...own };
    expect(added('veteran', ENTRY, own)).toEqual({
      maps: [{ imports: {}, scopes: { 'http://127.0.0.1:9101/': expected, [BOUND]: expected } }],
      problems: [],
    });
  });

  it('has none of its own before a version with copies is published, and says so', () => {
    const own = { react: 'http://127.0.0.1:9101/own/react/react.js' };
    const entryUrl = 'http://127.0.0.1:9101/paddock-novice.js';
    const said =
      "novice parcel.json /ownCopies: publish a version first (publish --testers YOUR-PLAYER-ID); until then it has the site's react here";
    expect(added('novice', entryUrl, own)).toEqual({ maps: [], problems: [said] });
    // Its scope may be in the part of the import map that a large site fetches later.
    expect(added('novice', entryUrl, own, false)).toEqual({ maps: [], problems: [] });
  });

  it('has none where it has none published', () => {
    expect(added('plain', 'http://127.0.0.1:9101/paddock-plain.js')).toEqual({ maps: [], problems: [] });
  });
});
