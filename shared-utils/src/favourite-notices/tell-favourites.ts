import { eventPath } from '@paddock/contract';
import type { EventDetail, EventState, FollowedChoice } from '@paddock/contract/schemas';

import type { Environment } from '../environment/environment-types.ts';
import type { Star } from '../favourites/favourites-types.ts';
import type { EventInfo } from '../odds/odds-types.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import { momentBetween, type MomentKind } from './moments.ts';

/** The matches of the favourites are asked for this often, and when others are starred. */
export const ASK_EVERY_MS = 300_000;
/** What happens within this time is told together. */
export const BUNDLE_MS = 2_000;
/** Matches that begin later are watched when they are nearer. */
const AHEAD_MS = 7_200_000;
/** Matches that are watched at once. */
const WATCHED_MOST = 40;
/** Of starred sports, which bring the most: those of their first championships. */
const OF_SPORTS_MOST = 10;
/** Lines of one notice; the others are counted. */
const LINES_MOST = 4;
/** Moments of which it is remembered that they were told, in whichever tab. */
const TOLD_MOST = 300;
const CLOSE_AFTER_MS = 10_000;

const SETTING_OF = {
  start: 'noticeStart',
  score: 'noticeScore',
  result: 'noticeResult',
} as const satisfies Record<MomentKind, string>;

type Parts = Pick<
  SharedUtils,
  | 'api'
  | 'auth'
  | 'clock'
  | 'favourites'
  | 'i18n'
  | 'maintenance'
  | 'navigation'
  | 'notifications'
  | 'odds'
  | 'settings'
  | 'storage'
> &
  Pick<Environment, 'locked' | 'timing' | 'visibility'>;

type Told = Pick<EventInfo, 'id' | 'sport' | 'championship' | 'home' | 'away' | 'state'>;

interface News {
  readonly kind: MomentKind;
  readonly name: string;
  readonly event: Told;
}

/**
 * Tells of the matches of the visitor's favourites while the page stands: that one began, its score, its result, each as the
 * settings want it. Each moment once, whatever the number of tabs; several together as one notice. Nothing is told in a tab
 * that is not seen, to who is on a break or banned, during maintenance, and of sports that are closed to the player.
 */
export function tellFavourites(parts: Parts): void {
  const { api, auth, clock, favourites, i18n, maintenance, notifications, odds, settings, timing } = parts;
  const told = parts.storage.storageItem<readonly string[]>({
    key: 'favourites.told',
    version: 1,
    fallback: [],
    parse: (stored) => (Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : undefined),
  });
  const watched = new Map<string, { unsubscribe(): void }>();
  const known = new Map<string, EventState>();
  let waiting: News[] = [];
  let asked = '';

  const mayBeTold = (): boolean =>
    auth.auth$.snapshot().banLevel === 0 && maintenance.maintenance$.snapshot().status !== 'active';

  function isClosed(sport: string): boolean {
    const value = auth.profile$.snapshot();
    return 'profile' in value && value.profile.disallow_live_sport.includes(sport);
  }

  function see(event: Told): void {
    const before = known.get(event.id);
    known.set(event.id, event.state);
    const moment = before && momentBetween(event.sport, before, event.state);
    if (moment === undefined) return;
    if (waiting.length === 0) timing.after(BUNDLE_MS, () => void tell());
    waiting = [...waiting, { kind: moment.kind, name: `${event.id} ${moment.name}`, event }];
  }

  async function tell(): Promise<void> {
    const all = waiting;
    waiting = [];
    const chosen = settings.settings$.snapshot().settings;
    const wanted = all.filter(({ kind, event }) => chosen[SETTING_OF[kind]] && !isClosed(event.sport));
    if (wanted.length === 0 || !mayBeTold() || !parts.visibility.isVisible()) return;
    const fresh = await parts.locked('favourites.told', () => {
      const before = told.read();
      const untold = wanted.filter(({ name }) => !before.includes(name));
      told.write([...untold.map(({ name }) => name), ...before].slice(0, TOLD_MOST));
      return Promise.resolve(untold);
    });
    const [first] = fresh;
    if (first === undefined) return;
    const lines = fresh.slice(0, LINES_MOST).map(lineOf);
    const further = fresh.length - lines.length;
    const t = i18n.translator('common');
    notifications.notify({
      kind: 'info',
      group: 'favourites',
      title: { key: 'common:favouriteNotice.title' },
      text: [...lines, ...(further > 0 ? [t('favouriteNotice.further', { count: further })] : [])].join('\n'),
      closeAfterMs: CLOSE_AFTER_MS,
      action: {
        label: { key: `common:favouriteNotice.${fresh.length === 1 ? 'open' : 'openAll'}` },
        run: () =>
          parts.navigation.navigate(fresh.length === 1 ? eventPath(first.event) : '/live/favourites'),
      },
    });
  }

  function lineOf({ kind, event }: News): string {
    const { format } = i18n.formatters$.snapshot();
    const sides = { home: format.name(event.home.name), away: format.name(event.away.name) };
    return i18n.translator('common')(`favouriteNotice.${kind}`, {
      ...sides,
      score: format.score(event.state.score),
    });
  }

  function watch(events: readonly EventDetail[]): void {
    const ids = new Set(events.map(({ id }) => id));
    for (const [id, subscription] of watched) {
      if (ids.has(id)) continue;
      subscription.unsubscribe();
      watched.delete(id);
      known.delete(id);
    }
    for (const event of events) {
      see(event);
      if (watched.has(event.id)) continue;
      const stream = odds.watchEvent(event.id, 'row');
      watched.set(
        event.id,
        stream.subscribe((value) => {
          if (value.status === 'ready') see(value.event);
        }),
      );
    }
  }

  /** The matches of some stars that are on or begin soon; undefined where the server does not say. */
  async function near(items: Star[], asked: Pick<FollowedChoice, 'withSports' | 'limit'> = {}) {
    if (items.length === 0) return [];
    const answer = await api.post('/web-api/sportsbook/followed', { items, ...asked });
    if (!answer.ok) return undefined;
    const untilMs = clock.serverNowMs() + AHEAD_MS;
    return answer.data.events.filter(({ state }) => state.status === 'live' || state.startsAtMs < untilMs);
  }

  async function ask(): Promise<void> {
    if (!mayBeTold()) {
      watch([]);
      return;
    }
    const { items } = favourites.favourites$.snapshot();
    const sports = items.filter(({ kind }) => kind === 'sport');
    const own = await near(items.filter(({ kind }) => ['event', 'team', 'championship'].includes(kind)));
    const ofSports = await near(sports, { withSports: true, limit: OF_SPORTS_MOST });
    // A failure keeps what is watched; the next look asks again.
    if (own === undefined || ofSports === undefined) return;
    const others = ofSports.filter(({ id }) => own.every((event) => event.id !== id));
    watch([...own.slice(0, WATCHED_MOST - others.length), ...others]);
  }

  function askAgain(): void {
    timing.after(ASK_EVERY_MS, () => {
      void ask();
      askAgain();
    });
  }

  favourites.favourites$.subscribe(({ items }) => {
    const stars = items.map(({ kind, key }) => `${kind} ${key}`).join(' ');
    if (stars === asked) return;
    asked = stars;
    void ask();
  });
  askAgain();
}
