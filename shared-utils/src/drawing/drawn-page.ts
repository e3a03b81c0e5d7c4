import type { DrawnPage } from '@paddock/contract';
import type { CatalogueView, EventDetail, EventListView } from '@paddock/contract/schemas';

import type { OddsService } from '../odds/odds.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import type { ReadValue } from '../reads/reads-types.ts';
import type { Stream } from '../stream/stream.ts';
import type { DrawingTools } from './drawing-tools.ts';

const LOADING = { status: 'loading' } as const;
const NONE = { status: 'none' } as const;

/**
 * A page as it was drawn: what the snapshot holds of the site, and the site's defaults of all that depends on the visitor.
 * It is over a page that lives, and its streams follow that one: whoever subscribes to them hears the present, and once
 * the drawing is over (`isOver`) they answer it.
 */
export function createDrawnPage(
  tools: DrawingTools,
  base: SharedUtils,
  drawn: DrawnPage,
  isOver: () => boolean,
): SharedUtils {
  const { createStore, createStream, createFormattersStream, DEFAULT_SETTINGS, GUEST, siteSettings } = tools;
  const site = base.site.site$.snapshot();
  const constant = <T>(value: T): Stream<T> => createStore(value).stream;
  const follow = <T>(then: Stream<T>, now: Stream<T>): Stream<T> =>
    createStream(
      () => (isOver() ? now : then).snapshot(),
      (listener) => now.subscribe(listener),
    );
  const clock = { ...base.clock, serverNowMs: () => drawn.serverTimeMs };
  const odds = drawnOdds(tools, drawn, clock);
  const settings$ = constant({
    status: 'ready' as const,
    // The zone of the site: the server does not know the visitor's.
    settings: {
      ...DEFAULT_SETTINGS,
      ...siteSettings('config' in site ? site.config : {}),
      followsDeviceZone: false,
    },
  });
  const answers = new Map(drawn.reads.map(({ key, data }) => [key, { status: 'ready', data } as const]));

  return {
    ...base,
    clock,
    auth: {
      ...base.auth,
      auth$: follow(constant(GUEST), base.auth.auth$),
      profile$: follow(constant(NONE), base.auth.profile$),
    },
    playerStreamOf(definition) {
      const now = base.playerStreamOf(definition);
      return { ...now, value$: follow(constant(NONE), now.value$) };
    },
    maintenance: { maintenance$: follow(constant(NONE), base.maintenance.maintenance$) },
    settings: { ...base.settings, settings$: follow(settings$, base.settings.settings$) },
    navigation: {
      ...base.navigation,
      currentRoute$: follow(constant(LOADING), base.navigation.currentRoute$),
    },
    coupon: {
      ...base.coupon,
      couponLegs$: follow(constant({ status: 'ready', legs: [] }), base.coupon.couponLegs$),
    },
    i18n: {
      ...base.i18n,
      formatters$: follow(
        createFormattersStream(base.i18n.language$, settings$, base.site.site$),
        base.i18n.formatters$,
      ),
    },
    odds: {
      ...base.odds,
      watchEvent: (id, detail) => follow(odds.watchEvent(id, detail), base.odds.watchEvent(id, detail)),
      watchMarket: (id) => follow(odds.watchMarket(id), base.odds.watchMarket(id)),
      watchList: (section, sport) =>
        follow(odds.watchList(section, sport), base.odds.watchList(section, sport)),
      watchCatalogue: () => follow(odds.watchCatalogue(), base.odds.watchCatalogue()),
      watchTable: (game) => follow(odds.watchTable(game), base.odds.watchTable(game)),
      watchTournament: (id) => follow(odds.watchTournament(id), base.odds.watchTournament(id)),
      watchLotteries: () => follow(odds.watchLotteries(), base.odds.watchLotteries()),
      watchContent: () => follow(odds.watchContent(), base.odds.watchContent()),
      price$: (id) => follow(odds.price$(id), base.odds.price$(id)),
    },
    reads: {
      watchRead<T>(definition: Parameters<typeof base.reads.watchRead<T>>[0]) {
        const now = base.reads.watchRead<T>(definition);
        // A key names one type of answer; the map cannot say so.
        const then = (answers.get(definition.key) ?? LOADING) as ReadValue<T>;
        return Object.assign(follow(constant(then), now), {
          reload: () => now.reload(),
          extend: (read: Parameters<typeof now.extend>[0]) => now.extend(read),
        });
      },
    },
  };
}

/** Prices that were never heard of but by the snapshot, and stand still. */
function drawnOdds(
  { createOdds, createStore }: DrawingTools,
  drawn: DrawnPage,
  clock: SharedUtils['clock'],
): OddsService {
  const frames: (() => void)[] = [];
  const timing = {
    nowMs: () => drawn.serverTimeMs,
    after: () => nothing,
    onFrame(run: () => void) {
      frames.push(run);
      return nothing;
    },
  };
  const source = { live$: createStore({ status: 'idle' as const }).stream, open: () => nothing };
  const odds = createOdds(source, timing, clock);
  seedOdds(odds, drawn);
  for (const run of frames) run();
  return odds;
}

const nothing = (): void => undefined;

/** Hands a snapshot's prices to a page. */
export function seedOdds(
  odds: Pick<OddsService, 'seedEvents' | 'seedCatalogue'>,
  { reads }: DrawnPage,
): void {
  for (const { seeds, data } of reads) {
    if (seeds === 'row') odds.seedEvents(data as EventListView, 'row');
    else if (seeds === 'event') odds.seedEvents({ events: [data as EventDetail] }, 'event');
    else if (seeds === 'catalogue') odds.seedCatalogue(data as CatalogueView);
  }
}
