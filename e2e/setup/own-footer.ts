import { buildOwnParcel, type OwnParcel } from './built-parcel.ts';

/** The site's footer in another version, in no framework. */
export function buildFooter(version: string, words: string): Promise<OwnParcel> {
  return buildOwnParcel({
    'parcel.json': JSON.stringify({
      name: 'footer',
      version,
      owner: '@elsewhere/team',
      requires: {},
      routes: [],
      widgets: ['main'],
      languages: ['en', 'ru'],
    }),
    'locales/en.json': '{}',
    'locales/ru.json': '{}',
    'src/index.ts': `export const pages = {};
export const widgets = { main: () => import('./main.ts') };`,
    'src/main.ts': `export const mount = ({ domElement, onReady }) => {
  domElement.textContent = '${words}';
  onReady();
  return Promise.resolve();
};
export const update = () => Promise.resolve();
export const unmount = ({ domElement }) => Promise.resolve(domElement.replaceChildren());`,
  });
}
