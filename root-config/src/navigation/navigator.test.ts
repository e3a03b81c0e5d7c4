import { jest } from '@jest/globals';

import { createNavigatorFixture, until, type NavigatorFixture } from '../testing/navigator-fixture.ts';
import { pass, plainLifecycles } from '../testing/region-fixture.ts';

let site: NavigatorFixture;
afterEach(() => site.stop());

const heading = () => document.querySelector('h1')?.textContent ?? '';
const shows = (text: string) => () => heading().startsWith(text) && !site.frame.get().navigating;
const address = () => location.pathname + location.search;

async function open(path: string, bootStatus = 200): Promise<void> {
  site = createNavigatorFixture(path, bootStatus);
  site.navigator.start();
  await until(() => !site.frame.get().navigating);
}

/** For a player on a site that opens the recharge as a dialog. */
function rechargeModal(): void {
  const { context } = site;
  const session = { userId: '7', banLevel: 0 };
  site.context = { ...context, session, site: { ...context.site, useRechargeModal: true } };
}

async function goTo(href: string, text: string): Promise<void> {
  site.navigator.go(href, { replace: false });
  await until(shows(text));
}

async function back(text: string): Promise<void> {
  history.back();
  await until(shows(text));
}

describe('the first page', () => {
  it('is the one of the address, in the layout of its route, without taking the focus', async () => {
    await open('/en/live/football');
    expect(heading()).toBe('live football en 200');
    expect(site.frame.get()).toMatchObject({ layout: 'default', routeId: 'betting.live' });
    expect(document.activeElement).toBe(document.body);
    expect(document.getElementById('frame-announcer')?.textContent).toBe('');
  });

  it('redirects to a language in place and keeps the query [S2-01]', async () => {
    await open('/live?tab=1');
    expect(address()).toBe('/en/live?tab=1');
    expect(site.log).toEqual(['no language /live']);
  });

  it('is home where the recharge is opened first and its modal is on [S5-08]', async () => {
    site = createNavigatorFixture('/en/office/recharge');
    rechargeModal();
    site.navigator.start();
    await until(shows('home'));
    expect(address()).toBe('/en');
  });

  it.each([404, 500])(
    'is the error page where the server has marked the address with %i [S8-03]',
    async (status) => {
      await open('/en/live/football', status);
      expect(heading()).toBe(`error  en ${status}`);
      expect(address()).toBe('/en/live/football');
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, follow');
    },
  );
});

describe('going to another page', () => {
  it('changes address, title, focus and announcement together once the page is ready', async () => {
    await open('/en');
    await goTo('/en/line', 'line');
    expect(address()).toBe('/en/line');
    expect(document.title).toBe('betting line (en) · Paddock');
    expect(document.activeElement?.textContent).toContain('line');
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
    expect(document.getElementById('frame-announcer')?.textContent).toBe('betting line (en)');
    expect(site.reported.map(({ route }) => route.id)).toEqual(['betting.home', 'betting.line']);
  });

  it('runs the guards: a guest goes to login and can go back [S5-07]', async () => {
    await open('/en/live');
    await goTo('/en/office', 'login');
    expect(address()).toBe('/en/user/login?returnUrl=%2Foffice%2Faccount');
    expect(site.frame.get().layout).toBe('headless');
    await back('live');
    expect(address()).toBe('/en/live');
  });

  it('with the recharge modal on, stays on the page and says so in the address, which Back takes away [S5-08]', async () => {
    await open('/en/live/football?tab=2');
    rechargeModal();
    site.scrolled.topPx = 700;
    site.navigator.go('/en/office/recharge', { replace: false });
    await until(() => site.reported.at(-1)?.query === '?tab=2&modal=recharge');
    expect(address()).toBe('/en/live/football?tab=2&modal=recharge');
    expect(site.scrolled.topPx).toBe(700);
    history.back();
    await until(() => site.reported.at(-1)?.query === '?tab=2');
    expect(address()).toBe('/en/live/football?tab=2');
    expect(heading()).toBe('live football en 200');
  });

  it('only the last of two navigations arrives', async () => {
    await open('/en');
    for (const href of ['/en/line', '/en/live']) site.navigator.go(href, { replace: false });
    await until(shows('live'));
    expect(site.reported.map(({ route }) => route.id)).toEqual(['betting.home', 'betting.live']);
  });

  it('only the last arrives also where the first waits for another language', async () => {
    await open('/en');
    for (const href of ['/ar/line', '/ar/live']) site.navigator.go(href, { replace: false });
    await until(shows('live'));
    expect(site.reported.map(({ route }) => route.id)).toEqual(['betting.home', 'betting.live']);
  });

  it('leaves the focus alone and says the new title when only parameters change', async () => {
    await open('/en/live/football');
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await goTo('/en/live/tennis', 'live tennis');
    await until(() => document.title.includes('tennis'));
    expect(document.activeElement).toBe(button);
    expect(document.title).toBe('betting live tennis (en) · Paddock');
  });

  it('takes the words of its title from the page that stands, not from one that was left', async () => {
    site = createNavigatorFixture('/en/live/football');
    const given: ((values: object) => void)[] = [];
    const live = plainLifecycles(() => 'live', {
      update: undefined,
      mount(props: { domElement: HTMLElement; onReady(): void; setSeo(values: object): void }) {
        given.push((values) => props.setSeo(values));
        props.domElement.innerHTML = '<h1>live</h1>';
        props.onReady();
        return Promise.resolve();
      },
    });
    site.serve('@paddock/betting', { kind: 'module', exports: () => ({ pages: { live } }) });
    site.navigator.start();
    await until(shows('live'));
    await goTo('/en/live/tennis', 'live');
    given[1]?.({ sport: 'tennis ' });
    given[0]?.({ sport: 'football ' });
    expect(document.title).toBe('betting live tennis (en) · Paddock');
  });

  it('adds no history entry for the address it is at', async () => {
    await open('/en/live');
    const { length } = history;
    await goTo('/en/live', 'live');
    expect(history.length).toBe(length);
  });
});

describe('scrolling', () => {
  it.each([
    ['goes to the top for a route that says so', '/en/live', 'live', 0],
    ['stays for a route that opts out', '/en/line', 'line', 700],
    ['stays for the query flag', '/en/live?noscroll=1', 'live', 700],
  ])('%s [S2-01]', async (_what, href, text, topPx) => {
    await open('/en');
    site.scrolled.topPx = 700;
    await goTo(href, text);
    expect(site.scrolled.topPx).toBe(topPx);
  });

  it('returns to where the page was, on Back and on Forward', async () => {
    await open('/en');
    site.scrolled.topPx = 900;
    await goTo('/en/live', 'live');
    site.scrolled.topPx = 300;
    await back('home');
    expect(site.scrolled.topPx).toBe(900);
    history.forward();
    await until(shows('live'));
    expect(site.scrolled.topPx).toBe(300);
  });

  it('returns there also where a link within the page has made an entry of its own', async () => {
    await open('/en/live');
    site.scrolled.topPx = 100;
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    location.hash = '#rules';
    await popped;
    site.scrolled.topPx = 900;
    await goTo('/en/line', 'line');
    await back('live');
    expect([address(), location.hash]).toEqual(['/en/live', '#rules']);
    expect(site.scrolled.topPx).toBe(900);
    history.back();
    await until(() => location.hash === '' && site.scrolled.topPx === 100);
  });

  it('waits for a short page to grow before it returns', async () => {
    await open('/en');
    site.scrolled.topPx = 900;
    await goTo('/en/live', 'live');
    site.scrolled.maxPx = 100;
    await back('home');
    expect(site.scrolled.topPx).toBe(100);
    site.scrolled.maxPx = 2_000;
    await until(() => site.scrolled.topPx === 900);
  });
});

describe('changing the language', () => {
  it('happens in place: one page, another language, its own address, lang and dir [S2-01]', async () => {
    await open('/en/live/football');
    const slot = site.region.firstElementChild;
    await goTo('/ar/live/football', 'live football ar');
    expect(site.region.firstElementChild).toBe(slot);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(document.title).toBe('betting live football (ar) · Paddock');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'http://localhost/ar/live/football',
    );
  });
});

describe('a page that fails', () => {
  it('still changes layout, title and address, with the error block in the region', async () => {
    await open('/en');
    site.serve('@paddock/welcome', { kind: 'module', exports: () => ({ pages: {} }) });
    jest.useFakeTimers();
    site.navigator.go('/en/user/login', { replace: false });
    await pass(7_000);
    jest.useRealTimers();
    expect(site.views.at(-1)).toMatchObject({ status: 'error' });
    expect(site.frame.get()).toMatchObject({ layout: 'headless', navigating: false });
    expect(document.title).toBe('welcome login (en) · Paddock');
  });
});
