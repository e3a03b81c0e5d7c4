import { FRAME_IDS, frameMarkup, type BootData } from '@paddock/contract';

import { aSite } from '../testing/site-fixture.ts';
import { leaveDrawn } from './leave-drawn.ts';

const OWN = {
  '@paddock/shop': '/assets/shop.js',
  '@paddock/footer': '/assets/footer.js',
  '@paddock/shared-utils': '/assets/shared-utils.js',
  react: '/assets/react.js',
};
const WORDS = { skip: 'skip', menu: 'menu', aside: 'aside' };
const routeTable = {
  routes: [{ id: 'shop.home', meta: { skeleton: 'match' } }],
} as unknown as BootData['routeTable'];

const markup = (html?: string) =>
  frameMarkup(
    'default',
    aSite().widgets,
    WORDS,
    'match',
    html === undefined ? html : { parcel: 'shop', html },
  );

/** The document as it stands, after the overrides library has put some names elsewhere. */
function opened(overrides: Readonly<Record<string, string>>, html?: string): void {
  document.head.innerHTML = `
    <link rel="stylesheet" href="/shop.css" data-parcel="shop">
    <link rel="stylesheet" href="/footer.css" data-parcel="footer">
    <script type="systemjs-importmap">${JSON.stringify({ imports: OWN })}</script>
    <script type="systemjs-importmap">${JSON.stringify({ imports: overrides })}</script>`;
  const drawn = { parcel: 'shop', place: { page: 'home', routeId: 'shop.home' } };
  document.body.innerHTML =
    markup(html) +
    (html === undefined
      ? ''
      : `<script type="application/json" id="${FRAME_IDS.drawn}">${JSON.stringify(drawn)}</script>`);
  const active: Readonly<Record<string, string>> = { ...OWN, ...overrides };
  const addressOf = (name: string) => new URL(active[name] ?? '', document.baseURI).href;
  leaveDrawn(document, addressOf, { routeTable });
}

const sheets = () => [...document.querySelectorAll('link')].map((link) => link.dataset['parcel']);

describe('what the server drew', () => {
  it.each(['@paddock/shop', '@paddock/shared-utils', 'react'])(
    'is left aside where %s is overridden, and its region is as without a drawing',
    (name) => {
      opened({ [name]: 'http://127.0.0.1:9101/other.js' }, '<h1>Drawn</h1>');
      expect(document.body.innerHTML).toBe(markup());
      expect(sheets()).toEqual(['footer']);
    },
  );

  it.each([
    ['nothing is overridden', {}],
    ['another parcel is overridden', { '@paddock/footer': 'http://127.0.0.1:9101/footer.js' }],
    ['an override names what stands there anyway', { '@paddock/shop': '/assets/shop.js' }],
  ])('stands where %s', (_what, overrides) => {
    opened(overrides, '<h1>Drawn</h1>');
    expect(document.querySelector('[data-drawn]')?.innerHTML).toBe('<h1>Drawn</h1>');
    expect(document.getElementById(FRAME_IDS.drawn)).not.toBeNull();
    expect(sheets()).toEqual(['shop', 'footer']);
  });

  it('is missed by nobody in a document without a drawing', () => {
    opened({ '@paddock/shop': 'http://127.0.0.1:9101/other.js' });
    expect(document.body.innerHTML).toBe(markup());
    expect(sheets()).toEqual(['shop', 'footer']);
  });
});
