import { serveParcel, type ParcelServer } from './parcel-server.ts';

/** A footer by another team, in no framework: an entry, a chunk and a stylesheet. */
const FILES: Readonly<Record<string, string>> = {
  'parcel.json': JSON.stringify({
    name: 'footer',
    version: '9.9.9',
    owner: '@elsewhere/footer-team',
    requires: {},
    routes: [],
    widgets: ['main'],
    languages: ['en', 'ru'],
  }),
  'src/index.ts': `export const pages = {};
export const widgets = { main: () => import('./main.ts') };`,
  'src/main.ts': `import styles from './main.module.css';
export const mount = (props) => {
  const words = document.createElement('p');
  words.className = styles.words;
  words.textContent = 'A footer from elsewhere';
  props.domElement.replaceChildren(words);
  props.onReady();
  return Promise.resolve();
};
export const update = () => Promise.resolve();
export const unmount = (props) => Promise.resolve(props.domElement.replaceChildren());`,
  'src/main.module.css': '.words { color: rgb(1, 2, 3); }',
};

export interface OtherParcel extends ParcelServer {
  readonly name: '@paddock/footer';
}

/** Builds that footer in a folder of its own, as a parcel's developer does, and serves it from a port of its own. */
export async function serveOtherFooter(): Promise<OtherParcel> {
  const server = await serveParcel(FILES, '/teams/footer/main/');
  return { name: '@paddock/footer', ...server };
}
