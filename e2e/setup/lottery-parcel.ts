import { serveParcel, type ParcelServer } from './parcel-server.ts';

/** A parcel the site does not know: a page with words of its own, and a page that breaks. */
const MANIFEST = {
  name: 'lottery',
  version: '3.1.4',
  owner: '@elsewhere/lottery-team',
  requires: {},
  routes: [
    route('broken', ['/lottery/broken']),
    route('draw', ['/lottery{/:draw}'], { draw: { kind: 'digits' } }),
  ],
  widgets: [],
  languages: ['en', 'ru'],
};

function route(page: string, paths: readonly string[], params: object = {}): object {
  const meta = { dictionaries: ['lottery'], scroll: 'top', seoKey: `seo.${page}` };
  return { id: `lottery.${page}`, paths, params, page, layout: 'default', guards: [], meta };
}

const WORDS = {
  en: {
    heading: 'Draw',
    seo: {
      draw: { title: 'The lottery', description: 'Draws' },
      broken: { title: 'Broken', description: 'Broken' },
    },
  },
  ru: {
    heading: 'Тираж',
    seo: {
      draw: { title: 'Лотерея', description: 'Тиражи' },
      broken: { title: 'Сбой', description: 'Сбой' },
    },
  },
};

const LOCALES = {
  'locales/en.json': JSON.stringify(WORDS.en),
  'locales/ru.json': JSON.stringify(WORDS.ru),
};

const FILES: Readonly<Record<string, string>> = {
  'parcel.json': JSON.stringify(MANIFEST),
  ...LOCALES,
  'src/index.ts': `export const pages = { draw: () => import('./draw.ts'), broken: () => import('./broken.ts') };
export const widgets = {};`,
  'src/draw.ts': `import { translator } from '@paddock/shared-utils';
const draw = ({ domElement, params, status }) => {
  const words = translator('lottery')('heading');
  const heading = document.createElement('h1');
  heading.textContent = words + ' ' + params.draw;
  const line = document.createElement('p');
  line.textContent = 'status ' + status;
  domElement.replaceChildren(heading, line);
};
export const mount = (props) => { draw(props); props.onReady(); return Promise.resolve(); };
export const update = (props) => Promise.resolve(draw(props));
export const unmount = ({ domElement }) => Promise.resolve(domElement.replaceChildren());`,
  'src/broken.ts': `export const mount = () => Promise.reject(new Error('no numbers'));
export const unmount = () => Promise.resolve();`,
};

export interface LotteryParcel extends ParcelServer {
  readonly name: '@paddock/lottery';
  readonly manifest: typeof MANIFEST;
  /** Query by which a link asks for this override. */
  readonly query: string;
}

/** Builds that parcel and serves it as a parcel's development server does: manifest and words beside the entry. */
export async function serveLottery(): Promise<LotteryParcel> {
  const beside = { 'parcel.json': JSON.stringify(MANIFEST), ...LOCALES };
  const server = await serveParcel(FILES, '/lottery/', beside);
  const map = { imports: { '@paddock/lottery': server.entry } };
  return {
    name: '@paddock/lottery',
    manifest: MANIFEST,
    query: `imo=${encodeURIComponent(JSON.stringify(map))}`,
    ...server,
  };
}
