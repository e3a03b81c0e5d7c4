import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import {
  createRouteMatcher,
  resolveUrl,
  type RedirectDefinition,
  type ResolveContext,
  type RouteDefinition,
} from '@paddock/contract';
import { wholeManifest } from '@paddock/contract/releases';

interface Parcel {
  readonly name: string;
  readonly routes?: RouteDefinition[];
  readonly redirects?: RedirectDefinition[];
  readonly widgets?: string[];
}

const parcels = globSync('parcels/*/parcel.json').map((path): Parcel => ({
  name: basename(dirname(path)),
  ...(wholeManifest(JSON.parse(readFileSync(path, 'utf8'))) as Omit<Parcel, 'name'>),
}));
const matcher = createRouteMatcher({
  routes: parcels.flatMap(({ name, routes = [] }) => routes.map((route) => ({ ...route, parcel: name }))),
  redirects: parcels.flatMap(({ redirects = [] }) => redirects),
  notFound: 'system-pages.not-found',
});
const widgets = parcels.flatMap(({ name, widgets: own = [] }) => own.map((widget) => `${name}/${widget}`));
/** Every source that could open a widget. */
const sources = globSync([
  '{shared-utils,root-config,shell-react}/src/**/*.ts',
  'parcels/*/src/**/*.{ts,tsx}',
])
  .filter((path) => !/\.test\.|\.fixture\.|\/testing\//.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

function at(path: string, site: Partial<ResolveContext['site']> = {}, userId: string | null = null): string {
  const found = resolveUrl(matcher, `/en${path}`, '', {
    session: { userId, banLevel: 0 },
    site: { isRegistrationAllowed: true, isShowIdentification: true, features: [], ...site },
    languages: { all: ['en'], hiddenFromGuests: [], fallback: 'en' },
    browserLanguages: [],
  });
  return found.kind === 'redirect' ? found.to : found.matched.route.id;
}

describe('the product', () => {
  it.each([
    ['betting', '/', 'betting.home'],
    ['casino', '/casino', 'casino.lobby'],
    ['games of other companies', '/providers', 'casino.providers'],
    ['office', '/office/account', 'office.account'],
    ['payment', '/office/recharge', 'cashier.recharge'],
    ['promotions', '/promotions/welcome', 'casino.promotion'],
    ['information', '/about', 'information.document'],
    ['blog', '/blog', 'information.blog'],
    ['results', '/results', 'results.results'],
    ['cyber sports', '/cyber', 'betting.cyber'],
    ['login', '/user/login', 'welcome.login'],
    ['registration', '/registration', 'welcome.registration'],
    ['technical pages', '/site-updates', 'system-pages.site-updates'],
    ['blocked visitors', '/block', 'system-pages.block'],
    ['mobile app', '/mobile', 'information.document'],
    ['downloads of the app', '/mobile/app-download', 'information.document'],
  ])('has an area of %s, at %s [S1-01]', (_area, path, route) => {
    const found = matcher.match(path);
    expect(found.kind === 'page' && found.route.id).toBe(route);
  });

  it('fills its frame with a header and a window to talk to a consultant [S1-01]', () => {
    expect(widgets).toEqual(expect.arrayContaining(['header/main', 'support/button']));
  });

  it.each([
    ['confirmation of limits', 'office/limit-approval'],
    ['reality check', 'office/reality-check'],
    ['terms confirmation', 'welcome/terms-choice'],
    ['cookie consent', 'system-pages/cookie-consent'],
    ['registration reminder', 'welcome/registration-reminder'],
    ['first-deposit bonus', 'office/first-deposit-bonus'],
    ['mobile payment', 'cashier/mobile-payment'],
    ['installation as an app', 'system-pages/install-app'],
  ])('has a dialog for %s, which something opens [S1-01]', (_popup, widget) => {
    expect(widgets).toContain(widget);
    expect(sources).toContain(`'${widget}'`);
  });

  it('closes registration and identification, and puts another page at home, as the site says [S1-01]', () => {
    expect(at('/registration', { isRegistrationAllowed: false })).toBe('/en');
    const identification = '/office/identification';
    expect(at(identification, {}, '7')).not.toBe(at(identification, { isShowIdentification: false }, '7'));
    expect(at('/', { homePath: '/top-events' })).toBe(at('/top-events'));
    expect(at('/')).not.toBe(at('/top-events'));
  });
});
