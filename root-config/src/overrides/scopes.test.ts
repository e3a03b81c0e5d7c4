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

function added(parcel: string, entryUrl: string, copies = {}): readonly ImportMapAddition[] {
  const maps: ImportMapAddition[] = [];
  const system = {
    getImportMap: () => ({ integrity: {}, scopes: SCOPES }),
    addImportMap: (map: ImportMapAddition) => void maps.push(map),
  };
  keepScopes(system, [{ parcel, entryUrl, copies }]);
  return maps;
}

describe('an overridden parcel', () => {
  it('has the copies its published folder has, at the address it now comes from', () => {
    expect(added('veteran', ENTRY)).toEqual([
      { imports: {}, scopes: { 'http://127.0.0.1:9101/': COPIES, [BOUND]: COPIES } },
    ]);
  });

  it('has those of its development server where there are some, and so have the modules bound to them', () => {
    const own = {
      react: 'http://127.0.0.1:9101/own/react/react.js',
      'react/jsx-dev-runtime': 'http://127.0.0.1:9101/own/react-jsx-dev-runtime/react-jsx-dev-runtime.js',
    };
    const expected = { ...COPIES, ...own };
    expect(added('veteran', ENTRY, own)).toEqual([
      { imports: {}, scopes: { 'http://127.0.0.1:9101/': expected, [BOUND]: expected } },
    ]);
  });

  it('has none where it has none published', () => {
    expect(added('plain', 'http://127.0.0.1:9101/paddock-plain.js')).toEqual([]);
  });
});
