/** @jest-environment node */
import { answered, refusal } from '../testing/answers.ts';
import { installFakePage } from '../testing/fake-page.ts';
import type { FakePage } from '../testing/fake-page-types.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { settle } from '../testing/virtual-timing.ts';
import { favourites$, toggleFavourite } from './favourites.ts';
import type { Star } from './favourites-types.ts';
import { joinFavourites } from './join-favourites.ts';
import { STARS_MAX } from './stars.ts';

const PATH = '/web-api/user/favourites';
const JOIN = `${PATH}/join`;

describe('the favourites of the page', () => {
  let page: FakePage;
  let storage = createMemoryStorage();
  const event = (key: string): Star => ({ kind: 'event', key });
  const list = (...keys: string[]) =>
    answered({ items: keys.map((key) => ({ kind: 'event', key, keptAtMs: 1 })) });
  const stars = () => favourites$.snapshot().items.map(({ kind, key }) => `${kind} ${key}`);
  const open = (userId?: string) => {
    page = installFakePage({ storage, ...(userId !== undefined && { userId }) });
    page.answer('GET', PATH, list('7'));
  };
  const sent = (path: string) => page.requests.filter((one) => one.path === path && one.method !== 'GET');
  beforeEach(() => {
    storage = createMemoryStorage();
  });
  afterEach(() => page.remove());

  it('of a guest stay in the browser, the newest first, and over a reload', async () => {
    open();
    await toggleFavourite(event('1'));
    await toggleFavourite({ kind: 'team', key: 'football-harbour' });
    await toggleFavourite(event('2'));
    await toggleFavourite(event('1'));
    page.remove();
    open();
    expect([favourites$.snapshot().status, stars()]).toEqual(['ready', ['event 2', 'team football-harbour']]);
    expect(page.requests).toEqual([]);
  });

  it('of a guest are bounded: the oldest make room', async () => {
    open();
    for (let nr = 0; nr <= STARS_MAX; nr += 1) await toggleFavourite(event(`${nr + 1}`));
    expect([stars().length, stars()[0], stars().at(-1)]).toEqual([STARS_MAX, 'event 201', 'event 2']);
  });

  it('take the events over that releases before kept, and leave what is damaged', () => {
    storage.setItem('paddock:betting.favourites', JSON.stringify({ v: 1, d: ['9', 4, null, '8'] }));
    open();
    expect(stars()).toEqual(['event 9', 'event 8']);
    storage.setItem(
      'paddock:favourites',
      JSON.stringify({ v: 1, d: [{ kind: 'horse', key: '1' }, 3, event('5')] }),
    );
    page.remove();
    open();
    expect(stars()).toEqual(['event 5']);
  });

  it('of a player are the server’s, read once, and follow what other pages do', async () => {
    open('5');
    for (let star = 0; star < 2; star += 1) favourites$.subscribe();
    expect(favourites$.snapshot().status).toBe('loading');
    await settle();
    expect([stars(), page.requests.length]).toEqual([['event 7'], 1]);
    page.answer('GET', PATH, list('8', '7'));
    page.sendNews({ kind: 'favourites:changed', id: '5' });
    await settle();
    expect(stars()).toEqual(['event 8', 'event 7']);
  });

  it('show a press at once, and end as the last press was meant', async () => {
    open('5');
    favourites$.subscribe();
    await settle();
    page.answer('POST', PATH, list('9', '7'));
    page.answer('DELETE', PATH, list('7'));
    const pressed = toggleFavourite(event('9'));
    expect(stars()).toEqual(['event 9', 'event 7']);
    const again = toggleFavourite(event('9'));
    expect(stars()).toEqual(['event 7']);
    await Promise.all([pressed, again]);
    expect(sent(PATH).map(({ method }) => method)).toEqual(['POST', 'DELETE']);
    expect(sent(PATH)[1]?.options.query).toEqual(event('9'));
    expect(stars()).toEqual(['event 7']);
  });

  it('take a press back that is refused, and say why', async () => {
    open('5');
    favourites$.subscribe();
    await settle();
    page.answer('POST', PATH, refusal('FAVOURITES_FULL'));
    await toggleFavourite(event('9'));
    expect(stars()).toEqual(['event 7']);
    expect(page.shared.notifications.notifications$.snapshot().notifications).toMatchObject([
      { kind: 'error', text: { key: 'common:errors.FAVOURITES_FULL' } },
    ]);
  });

  it('of a guest join those of whoever signs in; what finds no room stays in the browser', async () => {
    open();
    joinFavourites(page.shared);
    await toggleFavourite(event('1'));
    await toggleFavourite(event('2'));
    page.answer('POST', JOIN, list('7', '2'));
    page.answer('GET', PATH, list('7', '2'));
    page.signIn('5');
    await settle();
    expect(sent(JOIN).map(({ body }) => body)).toEqual([{ items: [event('2'), event('1')] }]);
    expect(stars()).toEqual(['event 7', 'event 2']);
    page.signOut();
    expect(stars()).toEqual(['event 1']);
  });

  it('of a guest are not lost where the server does not answer', async () => {
    open();
    joinFavourites(page.shared);
    await toggleFavourite(event('1'));
    page.answer('POST', JOIN, refusal('UNAVAILABLE'));
    page.signIn('5');
    await settle();
    page.signOut();
    expect(stars()).toEqual(['event 1']);
    page.answer('POST', JOIN, list('1'));
    page.signIn('5');
    await settle();
    page.signOut();
    expect(stars()).toEqual([]);
    page.signIn('6');
    await settle();
    expect(sent(JOIN)).toHaveLength(2);
  });
});
