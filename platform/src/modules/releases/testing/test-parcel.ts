import type { BuiltFile, BuiltParcel } from '@paddock/contract';
import type { ParcelManifest } from '@paddock/contract/schemas';

import { integrityOf } from '../assets/stored-forms.ts';

/** A built parcel with the contents of its files, as a team's build leaves them. */
export interface TestParcel {
  readonly built: BuiltParcel;
  /** Address → content. */
  readonly contents: ReadonlyMap<string, string>;
}

export interface TestParcelOptions {
  readonly version?: string;
  readonly owner?: string;
  readonly path?: string;
  readonly manifest?: object;
  /** Contents of its dictionaries. */
  readonly words?: Readonly<Record<'en' | 'ru', string>>;
  /** Text that tells builds apart. */
  readonly code?: string;
  /** What draws its page on the server. */
  readonly drawing?: string;
  /** The entry's code, instead of one that imports nothing. */
  readonly entry?: string;
}

/** A parcel with one page, one style and two dictionaries. */
export function testParcel(name: string, options: TestParcelOptions = {}): TestParcel {
  const { version = '1.0.0', owner = '@paddock/shop-team', path = `/${name}`, code = version } = options;
  const contents = new Map<string, string>();
  const file = (own: string, content: string): BuiltFile => {
    const integrity = integrityOf(Buffer.from(content));
    const hash = Buffer.from(integrity).toString('hex').slice(16, 32);
    const href = `/assets/parcels/${name}/${own.replace(/(\.[a-z]+)$/, `.${hash}$1`)}`;
    contents.set(href, content);
    return { href, integrity, bytes: content.length };
  };
  const words = (title: string) =>
    JSON.stringify({ seo: { home: { title, description: `${title} of ${name}` } } });
  const entry = file(`${name}.js`, options.entry ?? `System.register([], () => ({})); // ${name} ${code}`);
  const page = file('page-home.js', `console.log('${name} ${code}')`);
  const style = file('page-home.css', `.${name} { color: red }`);
  const { en, ru } = options.words ?? { en: words('Shop'), ru: words('Лавка') };
  const dictionary = { en: file('locales/en.json', en), ru: file('locales/ru.json', ru) };
  const drawing = options.drawing === undefined ? undefined : file('drawing/drawing.js', options.drawing);
  const manifest = {
    name,
    version,
    owner,
    requires: { react: '^1.0.0' },
    routes: [
      {
        id: `${name}.home`,
        paths: [path],
        page: 'home',
        layout: 'default',
        guards: [],
        meta: { dictionaries: [name, 'common'], scroll: 'top', seoKey: 'seo.home' },
      },
    ],
    widgets: [],
    languages: ['en', 'ru'],
    ...(drawing === undefined ? {} : { drawn: ['home'] }),
    ...options.manifest,
  } as unknown as ParcelManifest;
  return {
    contents,
    built: {
      name,
      version,
      manifest,
      entry,
      dependencies: ['react'],
      pages: { home: { scripts: [page], styles: [style] } },
      widgets: {},
      dictionaries: { [name]: dictionary },
      languages: ['en', 'ru'],
      ...(drawing === undefined ? {} : { drawing: { ...drawing, dependencies: [] } }),
      files: [entry, page, style, dictionary.en, dictionary.ru, ...(drawing === undefined ? [] : [drawing])],
    },
  };
}
