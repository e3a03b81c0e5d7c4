import type { DrawnPage } from '@paddock/contract';

import { createSharedUtils } from '../page/create-shared-utils.ts';
import { TOLD_TYPES } from '../testing/sample-types.ts';
import { aSiteConfig, anEvent, SAMPLE_NOW_MS } from '../testing/samples.ts';
import { createDrawnPage } from './drawn-page.ts';
import { DRAWING_TOOLS } from './drawing-tools.ts';
import { drawingEnvironment } from './drawing-environment.ts';

const LIST = 'GET /web-api/sportsbook/events?section=live';

const DRAWN: DrawnPage = {
  parcel: 'betting',
  place: {
    language: 'en',
    page: 'live',
    routeId: 'betting.live',
    params: {},
    path: '/live',
    query: '',
    status: 200,
  },
  serverTimeMs: SAMPLE_NOW_MS,
  reads: [
    { key: LIST, seeds: 'row', data: { events: [anEvent()], total: 1, types: TOLD_TYPES } },
    { key: 'GET /web-api/sportsbook/catalogue?', seeds: 'catalogue', data: { sports: [] } },
  ],
};

/** A page of a visitor who has chosen much, and the same page as it was drawn. */
function pages(userId: string | null = null) {
  const at = { isOver: false };
  const words = { '/words.json': { hello: 'Hello' } };
  const living = createSharedUtils(drawingEnvironment(words), {
    release: 1,
    serverTimeMs: 0,
    language: 'en',
    status: 200,
    site: aSiteConfig({ timeZone: 2 }),
    session: { userId, banLevel: 0 },
    routeTable: { routes: [], redirects: [], notFound: '' },
    dictionaries: { common: { en: '/words.json' } },
    overridesAllowed: false,
  });
  living.settings.updateSettings({ timeZone: 9, is12h: true });
  return { at, living, drawn: createDrawnPage(DRAWING_TOOLS, living, DRAWN, () => at.isOver) };
}

describe('a drawn page', () => {
  it('answers what it was drawn from, and what follows only once the drawing is over', () => {
    const { at, living, drawn } = pages();
    const price$ = drawn.odds.price$('501.home');
    const read$ = drawn.reads.watchRead({ key: LIST, read: () => new Promise(() => undefined) });
    const row$ = drawn.odds.watchEvent('401', 'row');
    expect(price$.snapshot()).toMatchObject({ status: 'open' });
    expect(read$.snapshot()).toEqual({ status: 'ready', data: DRAWN.reads[0]?.data });
    expect(row$.snapshot().status).toBe('ready');
    expect(drawn.odds.watchCatalogue().snapshot()).toEqual({ status: 'ready', catalogue: { sports: [] } });
    at.isOver = true;
    expect([price$, read$, row$].map((stream) => stream.snapshot().status)).toEqual([
      'loading',
      'loading',
      'loading',
    ]);
    living.stop();
  });

  it('knows no answer that is not in its snapshot', () => {
    const { living, drawn } = pages();
    const other$ = drawn.reads.watchRead({ key: 'other', read: () => new Promise(() => undefined) });
    expect(other$.snapshot().status).toBe('loading');
    living.stop();
  });

  it("is the site's default in all that depends on the visitor, at the time it was drawn", () => {
    const { living, drawn } = pages();
    const { settings } = drawn.settings.settings$.snapshot();
    expect(settings).toMatchObject({ timeZone: null, is12h: false, followsDeviceZone: false });
    const { format } = drawn.i18n.formatters$.snapshot();
    expect(format.time(Date.UTC(2026, 10, 21, 12))).toBe('14:00');
    expect(living.i18n.formatters$.snapshot().format.time(Date.UTC(2026, 10, 21, 12))).not.toBe('14:00');
    expect(drawn.clock.serverNowMs()).toBe(SAMPLE_NOW_MS);
    expect(drawn.coupon.couponLegs$.snapshot().legs).toEqual([]);
    expect(drawn.auth.auth$.snapshot().status).toBe('guest');
    living.stop();
  });

  it('has nothing of a player, and reads it once with the page that lives', () => {
    const { at, living, drawn } = pages('7');
    let reads = 0;
    const kept = { read: () => new Promise<null>(() => (reads += 1)) };
    const { value$ } = drawn.playerStreamOf(kept);
    expect(value$.snapshot()).toEqual({ status: 'none' });
    expect(value$.snapshot()).toBe(value$.snapshot());
    const seen: string[] = [];
    value$.subscribe(({ status }) => seen.push(status));
    at.isOver = true;
    living.playerStreamOf(kept).value$.subscribe();
    expect([value$.snapshot().status, seen, reads]).toEqual(['loading', ['loading'], 1]);
    living.stop();
  });

  it('tells whoever subscribes of the present', () => {
    const { living, drawn } = pages();
    const seen: unknown[] = [];
    drawn.settings.settings$.subscribe(({ settings }) => seen.push(settings.timeZone));
    living.settings.updateSettings({ timeZone: 3 });
    expect(seen).toEqual([9, 3]);
    living.stop();
  });
});
