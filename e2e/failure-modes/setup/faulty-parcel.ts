/**
 * Where the faulty parcels can be told to fail. `later` is a second render, after the first went well; `mount` waits
 * until all is well.
 */
export type FaultPoint = 'evaluate' | 'bootstrap' | 'mount' | 'render' | 'later' | 'unmount';

/** Where a faulty parcel stands: it is a page, or a widget beside a page that is well. */
export interface Place {
  readonly kind: 'page' | 'widget';
  readonly parcel: string;
  /** Address that shows it. */
  readonly path: string;
  /** Address that does not, and words of its page. */
  readonly elsewhere: { readonly path: string; readonly words: string };
  readonly region: string;
  readonly owner: string;
  readonly entry: RegExp;
  readonly chunk: RegExp;
  readonly style: RegExp;
}

/** What the parcel says when all is well. */
export const WELL = 'All is well here';

export const PAGE = place('page', '/en/faulty', { path: '/en/line', words: 'Sports' }, 'page');
/** In the place of the menu, which the faulty page does without. */
export const WIDGET = place('widget', '/en/live', { path: '/en/faulty', words: WELL }, 'region-menu');

function place(kind: Place['kind'], path: string, elsewhere: Place['elsewhere'], region: string): Place {
  const parcel = `faulty-${kind}`;
  const owner = `@elsewhere/${kind}-team`;
  const file = (name: string) => new RegExp(`/assets/parcels/${parcel}/${name}`);
  return {
    kind,
    parcel,
    path,
    elsewhere,
    region,
    owner,
    entry: file(`${parcel}\\.[0-9a-f]+\\.js`),
    chunk: file(`${kind}-main\\.[0-9a-f]+\\.js`),
    style: file(`${kind}-main\\.[0-9a-f]+\\.css`),
  };
}

/** Files of a React parcel that fails where `window.paddockFaults` tells its name to. */
export function faultyParcelFiles({ kind, parcel, owner }: Place): Readonly<Record<string, string>> {
  const main = `{ main: () => import('./main.tsx') }`;
  return {
    'parcel.json': JSON.stringify(manifestOf(kind, parcel, owner)),
    'src/fault.ts': `export const fails = (point) => globalThis.paddockFaults?.['${parcel}'] === point;
export const healed = () => new Promise((resolve) => addEventListener('paddock-healed', resolve, { once: true }));
export function failAt(point) {
  if (fails(point)) throw new Error('made to fail at ' + point);
}`,
    'src/index.ts': `import { failAt } from './fault.ts';
failAt('evaluate');
export const pages = ${kind === 'page' ? main : '{}'};
export const widgets = ${kind === 'page' ? '{}' : main};`,
    'src/main.tsx': `import { reactLifecycles, useReady } from '@paddock/styleguide';
import { useEffect, useState } from 'react';
import { failAt, fails, healed } from './fault.ts';
import styles from './main.module.css';
const stand = (change) => {
  globalThis.paddockStanding = { ['${parcel}']: (globalThis.paddockStanding?.['${parcel}'] ?? 0) + change };
};
function Main() {
  const [presses, setPresses] = useState(0);
  useReady(true);
  useEffect(() => (stand(1), () => stand(-1)), []);
  failAt(presses === 0 ? 'render' : 'later');
  return (
    <div className={styles.words}>
      <p>${WELL}</p>
      <button data-press onClick={() => setPresses(presses + 1)}>{'Pressed ' + presses}</button>
    </div>
  );
}
const errorTexts = () => ({ title: 'It failed', retryLabel: 'Try again' });
const react = reactLifecycles(Main, { parcel: '${parcel}', errorTexts });
export const bootstrap = async (props) => (failAt('bootstrap'), react.bootstrap(props));
export const mount = async (props) =>
  fails('mount') ? healed().then(() => react.mount(props)) : react.mount(props);
export const update = react.update;
export const unmount = async (props) => (failAt('unmount'), react.unmount(props));`,
    'src/main.module.css': '.words { border-inline-start: 7px solid; }',
  };
}

function manifestOf(kind: Place['kind'], name: string, owner: string) {
  return {
    name,
    version: '1.2.3',
    owner,
    requires: {},
    routes:
      kind === 'page'
        ? [
            {
              id: `${name}.main`,
              paths: ['/faulty'],
              page: 'main',
              layout: 'default',
              guards: [],
              meta: {
                dictionaries: ['common'],
                scroll: 'top',
                seoKey: `${name}:seo.main`,
                regions: { menu: null },
              },
            },
          ]
        : [],
    widgets: kind === 'widget' ? ['main'] : [],
    languages: ['en', 'ru'],
  };
}
