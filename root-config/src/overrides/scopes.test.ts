/** @jest-environment node */
import type { ImportMapAddition } from '../remote/system-registry.ts';
import { keepScopes } from './scopes.ts';

const SITE = 'https://site.test/';
const FOLDER = 'https://site.test/assets/parcels/veteran/';
const COPIES = { react: `${FOLDER}own/react.18.js`, 'react-dom': `${FOLDER}own/react-dom.18.js` };
const SCOPES = {
  [FOLDER]: COPIES,
  'https://site.test/assets/shared/single-spa-react.js?for=veteran': COPIES,
  'https://site.test/assets/parcels/other/': {
    react: 'https://site.test/assets/parcels/other/own/react.17.js',
  },
};
const IMPORTS = {
  '@paddock/veteran': '/assets/parcels/veteran/veteran.0123.js',
  '@paddock/plain': '/assets/parcels/plain/plain.0123.js',
};

async function added(active: Readonly<Record<string, string>>): Promise<readonly ImportMapAddition[]> {
  const maps: ImportMapAddition[] = [];
  const system = {
    import: () => Promise.reject(new Error('nothing is imported')),
    resolve: (name: string) => name,
    delete: () => false,
    getImportMap: () => ({ integrity: {}, scopes: SCOPES }),
    addImportMap: (map: ImportMapAddition) => void maps.push(map),
    onload: () => undefined,
  };
  const api = { getDefaultMap: () => Promise.resolve({ imports: IMPORTS }) };
  await keepScopes(system, api, new Map(Object.entries(active)), SITE);
  return maps;
}

describe('an overridden parcel', () => {
  it('has the copies its published folder has, at the address it now comes from', async () => {
    expect(await added({ '@paddock/veteran': 'http://127.0.0.1:9101/paddock-veteran.js' })).toEqual([
      { imports: {}, scopes: { 'http://127.0.0.1:9101/': COPIES } },
    ]);
  });

  it('has none where it has none published, or is not published at all', async () => {
    expect(
      await added({
        '@paddock/plain': 'http://127.0.0.1:9101/paddock-plain.js',
        '@paddock/new': 'http://127.0.0.1:9102/paddock-new.js',
        react: 'https://site.test/assets/shared/development/react.js',
      }),
    ).toEqual([]);
  });
});
