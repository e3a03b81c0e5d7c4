import { createNavigatorFixture, until, type NavigatorFixture } from '../testing/navigator-fixture.ts';

let site: NavigatorFixture;
afterEach(() => site.stop());

const heading = () => document.querySelector('h1')?.textContent ?? '';
const shows = (text: string) => () => heading().startsWith(text) && !site.frame.get().navigating;
const address = () => location.pathname + location.search;

async function open(path: string): Promise<void> {
  site = createNavigatorFixture(path);
  site.navigator.start();
  await until(() => !site.frame.get().navigating);
}

async function goTo(href: string, text: string): Promise<void> {
  site.navigator.go(href, { replace: false });
  await until(shows(text));
}

describe('a session that ends', () => {
  it('leaves a page that needs a player, and stays on one that does not', async () => {
    site = createNavigatorFixture('/en/office/account');
    site.context = { ...site.context, session: { userId: '7', banLevel: 0 } };
    site.navigator.start();
    await until(shows('account'));
    site.context = { ...site.context, session: { userId: null, banLevel: 0 } };
    site.navigator.recheck();
    await until(shows('login'));
    await goTo('/en/live', 'live');
    site.navigator.recheck();
    expect(address()).toBe('/en/live');
  });
});

describe('a site that says something else of itself', () => {
  it('closes the page that is shown, under its address, and opens it again', async () => {
    await open('/en/live');
    const { context } = site;
    site.context = { ...context, site: { ...context.site, forbiddenFragments: ['live'] } };
    site.navigator.recheck();
    await until(shows('error'));
    expect(heading()).toMatch(/ 404$/);
    expect(address()).toBe('/en/live');
    site.context = context;
    site.navigator.recheck();
    await until(shows('live'));
  });

  it('has its new name in the title of the page that is shown [S3-14]', async () => {
    await open('/en/live/football');
    const { title } = document;
    site.companyName = 'Silver Turf';
    site.navigator.recheck();
    expect(title).toMatch(/football.* · Paddock$/);
    expect(document.title).toBe(title.replace('Paddock', 'Silver Turf'));
    const name = document.querySelector('meta[property="og:site_name"]');
    expect(name?.getAttribute('content')).toBe('Silver Turf');
  });

  it('moves nothing where guards say what they said', async () => {
    await open('/en/live');
    const slot = site.region.firstElementChild;
    site.navigator.recheck();
    expect(site.frame.get().navigating).toBe(false);
    expect(site.region.firstElementChild).toBe(slot);
  });
});

describe('maintenance', () => {
  it('takes a page over and gives it back at the place it was asked for [S4-11]', async () => {
    await open('/en/live');
    location.hash = '#rules';
    const { context } = site;
    const maintenance = { state: true };
    site.context = { ...context, site: { ...context.site, maintenance } };
    site.navigator.recheck();
    await until(() => address() === '/en/site-updates?path=%2Flive');
    expect(location.hash).toBe('#rules');
  });
});
