import { jest } from '@jest/globals';

import { createNavigatorFixture, until, type NavigatorFixture } from '../testing/navigator-fixture.ts';

let site: NavigatorFixture;
afterEach(() => {
  site.stop();
  jest.restoreAllMocks();
});

const heading = () => document.querySelector('h1')?.textContent ?? '';
const shows = (text: string) => until(() => heading().startsWith(text) && !site.frame.get().navigating);
const address = () => location.pathname + location.search;

async function open(path: string, bootStatus = 200): Promise<void> {
  site = createNavigatorFixture(path, bootStatus);
  site.navigator.start();
  await until(() => !site.frame.get().navigating);
}

describe('the first page', () => {
  it.each([
    ['/en/live/football', 400, 'error  en 400'],
    ['/en/nowhere', 200, 'error  en 404'],
    ['/en/nowhere', 404, 'error  en 404'],
    ['/en/live/football', 399, 'live football en 200'],
  ])('at %s, which the server has answered with %i, is %s', async (path, status, text) => {
    await open(path, status);
    expect(heading()).toBe(text);
    expect(address()).toBe(path);
  });
});

describe('Back', () => {
  it('leads on where its page leads on by now, under that address', async () => {
    site = createNavigatorFixture('/en/office/account');
    site.context = { ...site.context, session: { userId: '7', banLevel: 0 } };
    site.navigator.start();
    await shows('account');
    site.navigator.go('/en/live', { replace: false });
    await shows('live');
    site.context = { ...site.context, session: { userId: null, banLevel: 0 } };
    history.back();
    await shows('login');
    expect(address()).toBe('/en/user/login?returnUrl=%2Foffice%2Faccount');
  });

  it('asks the server for a page that only a document of its own can show', async () => {
    await open('/en/live');
    site.navigator.go('/en/line', { replace: false });
    await shows('line');
    site.ownDocuments.add('betting.live');
    // jsdom loads no documents: it says so.
    const asked = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    history.back();
    await until(() => asked.mock.calls.length > 0);
    expect(String(asked.mock.calls[0]?.[0])).toContain('navigation');
    expect([heading(), site.frame.get().navigating]).toEqual(['line  en 200', false]);
  });
});

describe('a click', () => {
  const click = (markup: string) => {
    const place = document.body.appendChild(document.createElement('p'));
    place.innerHTML = markup;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    // What the browser would go to by itself, jsdom may not.
    const isOurs: boolean[] = [];
    window.addEventListener(
      'click',
      (late) => {
        isOurs.push(late.defaultPrevented);
        late.preventDefault();
      },
      { once: true },
    );
    place.firstElementChild?.dispatchEvent(event);
    return isOurs;
  };

  it('on a link to a page goes there; on anything else it is the browser’s', async () => {
    await open('/en');
    expect(click('<a href="/en/line">Line</a>')).toEqual([true]);
    await shows('line');
    expect(click('<a href="/live">Live</a>')).toEqual([true]);
    await shows('live');
    expect(click('<a href="/assets/rules.pdf">Rules</a>')).toEqual([false]);
    expect(click('<button>Nothing</button>')).toEqual([false]);
    expect(address()).toBe('/en/live');
  });

  it('is nobody’s here once the site is stopped', async () => {
    await open('/en');
    site.stop();
    expect(click('<a href="/en/line">Line</a>')).toEqual([false]);
  });
});

describe('a part of the next page', () => {
  it.each(['prices', '50%', 'цены'])('that an address names comes into sight: #%s', async (id) => {
    await open('/en');
    const part = Object.assign(document.createElement('div'), { id, scrollIntoView: jest.fn() });
    document.body.append(part);
    site.navigator.go(`/en/live#${id}`, { replace: false });
    await shows('live');
    expect(part.scrollIntoView).toHaveBeenCalledTimes(1);
    part.remove();
  });
});
