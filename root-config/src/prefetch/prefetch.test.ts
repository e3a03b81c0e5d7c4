import { createRouteMatcher, type MatchedRoute } from '@paddock/contract';

import type { RemoteName } from '../remote/pick-lifecycles.ts';
import { aRoute, aRouteTable } from '../testing/site-fixture.ts';
import { browserScheduler } from '../time/scheduler.ts';
import { createPrefetch } from './prefetch.ts';

const table = aRouteTable();
const matcher = createRouteMatcher({
  ...table,
  routes: [...table.routes, aRoute('welcome.registration', ['/registration'])],
});
const shownAt = (path: string): MatchedRoute => {
  const found = matcher.match(path);
  if (found.kind !== 'page') throw new Error(`no page at ${path}`);
  return { route: found.route, params: found.params, path, query: '', language: 'en' };
};

function setUp(links: readonly string[], broken: readonly string[] = []) {
  document.body.innerHTML = links.map((href) => `<a href="${href}">go</a>`).join('');
  const steps: string[] = [];
  const prefetch = createPrefetch({
    document,
    matcher,
    loader: {
      load(parcel) {
        steps.push(parcel);
        return broken.includes(parcel) ? Promise.reject(new Error('gone')) : Promise.resolve({});
      },
    },
    styles: {
      aside(parcel) {
        steps.push(`+${parcel}`);
        return () => void steps.push(`-${parcel}`);
      },
    },
    loadDictionaries(parcel, namespaces) {
      steps.push(`${parcel}: ${namespaces.join(' ')}`);
      return Promise.resolve();
    },
    probe: () => Promise.resolve({ kind: 'network', httpStatus: null }),
    askAgain: () => undefined,
    scheduler: browserScheduler,
    pick(_module: unknown, { parcel, key }: RemoteName) {
      steps.push(`${parcel}/${key}`);
      return Promise.resolve({});
    },
  });
  const pages = () => steps.filter((step) => step.includes('/'));
  return { prefetch, steps, pages };
}

describe('fetching ahead [S9-18]', () => {
  it('takes the most linked pages first, seven at most, and not the shown one', async () => {
    const { prefetch, pages } = setUp([
      '/en/user/login',
      '/en/line/tennis',
      '/en/line/football',
      '/en/office/account',
      '/en/line',
      '/en/office/account',
      '/en',
      '/en/live',
      '/en/office/recharge',
      '/en/office/history',
      '/en/registration',
      '/en/error',
    ]);
    await prefetch.ahead(shownAt('/live'));
    expect(pages()).toEqual([
      'betting/line',
      'office/account',
      'welcome/login',
      'betting/home',
      'office/recharge',
      'office/history',
      'welcome/registration',
    ]);
  });

  it('fetches entry, chunk and words, and its styles aside', async () => {
    const { prefetch, steps } = setUp(['/en/line']);
    await prefetch.ahead(shownAt('/'));
    expect(steps).toEqual(['+betting', 'betting', 'betting/line', 'betting: betting', '-betting']);
  });

  it('fetches each page once, and goes on after a failure', async () => {
    const { prefetch, steps, pages } = setUp(['/en/office/account', '/en/line'], ['office']);
    await prefetch.ahead(shownAt('/'));
    await prefetch.ahead(shownAt('/'));
    expect(pages()).toEqual(['betting/line']);
    expect(steps.filter((step) => step === 'office')).toHaveLength(1);
  });

  it('takes no notice of links that are hidden, lead elsewhere or to no page', async () => {
    const { prefetch, steps } = setUp(['https://elsewhere.test/en/line', '/en/nothing', '/en/office', '#x']);
    document.body.insertAdjacentHTML('beforeend', '<div inert><a href="/en/line">go</a></div>');
    await prefetch.ahead(shownAt('/'));
    expect(steps).toEqual([]);
  });
});
