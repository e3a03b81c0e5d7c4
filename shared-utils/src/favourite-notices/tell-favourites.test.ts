/** @jest-environment node */
import type { EventDetail, EventState, FollowedChoice } from '@paddock/contract/schemas';

import { answered } from '../testing/answers.ts';
import { installFakePage } from '../testing/fake-page.ts';
import type { FakePage } from '../testing/fake-page-types.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { aProfile, anEvent } from '../testing/samples.ts';
import { createTabHub } from '../testing/tab-hub.ts';
import { settle } from '../testing/virtual-timing.ts';
import { BUNDLE_MS, tellFavourites } from './tell-favourites.ts';

const FOLLOWED = '/web-api/sportsbook/followed';

describe('notices of favourites', () => {
  let page: FakePage;
  let isVisible: boolean;
  const hub = createTabHub();
  const storage = createMemoryStorage();
  let nr = 400;
  /** A match of its own, so that no test is told of another's moments. */
  const aMatch = (change: Partial<EventState> = {}): EventDetail =>
    anEvent({
      id: `${++nr}`,
      markets: [],
      state: { ...anEvent().state, score: [0, 0], parts: [], ...change },
    });
  const becomes = (event: EventDetail, change: Partial<EventState>) =>
    page.setEvent({ ...event, state: { ...event.state, ...change } });
  const texts = () =>
    page.shared.notifications.notifications$
      .snapshot()
      .notifications.map(({ text }) => (typeof text === 'string' ? text : text.key));
  const later = async () => {
    page.timing.advance(BUNDLE_MS);
    await settle();
  };
  const start = async (...events: readonly EventDetail[]) => {
    for (const event of events) page.setEvent(event);
    page.answer('POST', FOLLOWED, answered({ names: [], events, total: events.length, types: [] }));
    tellFavourites({
      ...page.shared,
      ...{ timing: page.timing, locked: hub.locked },
      visibility: { isVisible: () => isVisible, onChange: () => () => undefined },
    });
    await page.shared.favourites.toggleFavourite({ kind: 'team', key: 'football-harbour-city' });
    await settle();
  };
  const install = (userId?: string) => {
    isVisible = true;
    page = installFakePage({
      ...(userId !== undefined && { userId }),
      dictionaries: {
        common: {
          en: {
            favouriteNotice: {
              start: '{{home}} – {{away}} has begun',
              score: '{{home}} {{score}} {{away}}',
              result: '{{home}} {{score}} {{away}}, ended',
              further: 'and {{count}} more',
            },
          },
        },
      },
      storage,
    });
    if (userId !== undefined) page.answer('GET', '/web-api/user/favourites', answered({ items: [] }));
  };
  beforeEach(() => install());
  afterEach(() => {
    storage.removeItem('paddock:favourites');
    page.remove();
  });

  it('say that a match began, its goals and its result, with the way to it', async () => {
    const match = aMatch({ status: 'upcoming', period: '', startsAtMs: page.timing.nowMs() + 60_000 });
    await start(match);
    becomes(match, { status: 'live', period: '1h' });
    await later();
    expect(texts()).toEqual(['Harbour City – Mill Rovers has begun']);
    becomes(match, { status: 'live', score: [1, 0] });
    await later();
    expect(texts()).toEqual(['Harbour City 1:0 Mill Rovers']);
    becomes(match, { status: 'ended', score: [1, 0] });
    await later();
    expect(texts()).toEqual(['Harbour City 1:0 Mill Rovers, ended']);
    page.shared.notifications.notifications$.snapshot().notifications[0]?.action?.run();
    expect(page.navigations.at(-1)?.href).toContain(`/${match.id}-harbour-city-mill-rovers`);
  });

  it('come of starred sports too, of no more than ten matches, and once where a star is their own', async () => {
    const [own, ...ofSport] = Array.from({ length: 3 }, () => aMatch());
    if (own === undefined) throw new Error('a match');
    for (const event of [own, ...ofSport]) page.setEvent(event);
    await start(own);
    page.answer('POST', FOLLOWED, ({ body }) => {
      const events = (body as FollowedChoice).withSports === true ? [own, ...ofSport] : [own];
      return answered({ names: [], events, total: events.length, types: [] });
    });
    await page.shared.favourites.toggleFavourite({ kind: 'market', key: 'football:total' });
    await page.shared.favourites.toggleFavourite({ kind: 'sport', key: 'football' });
    await settle();
    expect(page.requests.slice(-2).map(({ body }) => body)).toEqual([
      { items: [{ kind: 'team', key: 'football-harbour-city' }] },
      { items: [{ kind: 'sport', key: 'football' }], withSports: true, limit: 10 },
    ]);
    for (const match of [own, ...ofSport]) becomes(match, { score: [2, 0] });
    await later();
    expect(texts().map((text) => text.split('\n').length)).toEqual([3]);
  });

  it('come together where much happens at once', async () => {
    const matches = Array.from({ length: 6 }, () => aMatch());
    await start(...matches);
    for (const match of matches) becomes(match, { score: [0, 1] });
    await later();
    expect(texts().map((text) => text.split('\n'))).toEqual([
      [...Array.from({ length: 4 }, () => 'Harbour City 0:1 Mill Rovers'), 'and 2 more'],
    ]);
  });

  it('come once, in whatever tab', async () => {
    const match = aMatch();
    await start(match);
    tellFavourites({
      ...page.shared,
      ...{ timing: page.timing, locked: hub.locked },
      visibility: { isVisible: () => true, onChange: () => () => undefined },
    });
    await settle();
    becomes(match, { score: [1, 0] });
    await later();
    becomes(match, { score: [0, 0] });
    becomes(match, { score: [1, 0] });
    await later();
    const { notifications } = page.shared.notifications.notifications$.snapshot();
    expect([notifications.length, texts()]).toEqual([1, ['Harbour City 0:0 Mill Rovers']]);
  });

  it.each([
    ['goals are switched off', () => page.shared.settings.updateSettings({ noticeScore: false })],
    ['the tab is not seen', () => (isVisible = false)],
    [
      'play is stopped for all',
      () => page.setMaintenance({ status: 'active', startsAtMs: null, endsAtMs: null }),
    ],
  ])('do not come while %s', async (_why, prepare) => {
    const match = aMatch();
    await start(match);
    prepare();
    becomes(match, { score: [1, 0] });
    await later();
    expect(texts().filter((text) => text.includes('1:0'))).toEqual([]);
  });

  it('do not come of a sport that is closed to the player', async () => {
    page.remove();
    install('5');
    page.setProfile(aProfile({ user_id: '5', disallow_live_sport: ['football'] }));
    page.answer(
      'POST',
      '/web-api/user/favourites',
      answered({ items: [{ kind: 'team', key: 'football-harbour-city', keptAtMs: 1 }] }),
    );
    const match = aMatch();
    await start(match);
    becomes(match, { score: [1, 0] });
    await later();
    expect(texts()).toEqual([]);
  });
});
