import { knowsDeviceZone, ODDS_VIEWS, type OddsView } from '@paddock/contract';

import type { SettingsValue } from '../settings/settings-types.ts';
import type { SiteValue } from '../site/site-types.ts';
import { createStore } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import { createFormatters, type OddsWriters } from './formatters.ts';
import type { FormattersValue, LanguageValue } from './i18n-types.ts';

type OddsFormats = typeof import('@paddock/contract/odds-formats');

/** What formats depend on; compared part by part. */
interface Wish {
  readonly language: string;
  readonly timeZone: number | 'device';
  readonly is12h: boolean;
  readonly ownDigits: boolean;
  readonly view: OddsView;
  readonly formats: OddsFormats | undefined;
}

/**
 * Formats for the reader, made anew when the language, the time zone, the clock style or the odds format changes. Odds
 * other than decimal are a chunk of their own, loaded for those who read them; prices are decimal until it is there.
 */
export function createFormattersStream(
  language$: Stream<LanguageValue>,
  settings$: Stream<SettingsValue>,
  site$: Stream<SiteValue>,
): Stream<FormattersValue> {
  let formats: OddsFormats | undefined;
  let isLoading = false;
  let wish = currentWish();
  const store = createStore<FormattersValue>(valueOf(wish));

  function currentWish(): Wish {
    const { settings } = settings$.snapshot();
    const site = site$.snapshot();
    const siteZone = 'config' in site ? site.config.timeZone : 0;
    const { timeZone, followsDeviceZone, is12h, ownDigits, coefViewId = 0 } = settings;
    return {
      language: language$.snapshot().language,
      timeZone: followsDeviceZone && knowsDeviceZone() ? 'device' : (timeZone ?? siteZone),
      is12h,
      ownDigits,
      view: ODDS_VIEWS[coefViewId],
      formats: coefViewId === 0 ? undefined : formats,
    };
  }

  function renew(): void {
    const next = currentWish();
    if (next.view !== 'decimal' && formats === undefined) load();
    if (isSame(wish, next)) return;
    wish = next;
    store.set(valueOf(wish));
  }

  function load(): void {
    if (isLoading) return;
    isLoading = true;
    import('@paddock/contract/odds-formats').then(
      (loaded) => {
        formats = loaded;
        renew();
      },
      () => {
        // Without the network: the next change of a setting or the language asks once more.
        isLoading = false;
      },
    );
  }

  language$.subscribe(renew);
  settings$.subscribe(renew);
  site$.subscribe(renew);
  return store.stream;
}

function valueOf(wish: Wish): FormattersValue {
  return { status: 'ready', format: createFormatters({ ...wish, writeOdds: writersOf(wish) }) };
}

function writersOf({ view, formats }: Wish): OddsWriters | undefined {
  if (view === 'decimal' || formats === undefined) return undefined;
  return {
    price: (oddsMilli) => formats.formatOdds(view, oddsMilli),
    total: (totalMilli) => formats.formatTotalOdds(view, totalMilli),
  };
}

function isSame(a: Wish, b: Wish): boolean {
  return (Object.keys(a) as (keyof Wish)[]).every((part) => a[part] === b[part]);
}
