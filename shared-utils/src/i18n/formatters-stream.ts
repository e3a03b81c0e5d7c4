import type { Settings, SettingsValue } from '../settings/settings-types.ts';
import type { SiteValue } from '../site/site-types.ts';
import { createStore } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import { createFormatters, type FormatOptions } from './formatters.ts';
import type { FormattersValue, LanguageValue } from './i18n-types.ts';

function optionsOf(language: string, settings: Settings, site: SiteValue): FormatOptions {
  const siteZone = 'config' in site ? site.config.timeZone : 0;
  return { language, timeZone: settings.timeZone ?? siteZone, is12h: settings.is12h };
}

function isSame(a: FormatOptions, b: FormatOptions): boolean {
  return a.language === b.language && a.timeZone === b.timeZone && a.is12h === b.is12h;
}

/** Formats for the reader, made anew when the language, the time zone or the clock style changes. */
export function createFormattersStream(
  language$: Stream<LanguageValue>,
  settings$: Stream<SettingsValue>,
  site$: Stream<SiteValue>,
): Stream<FormattersValue> {
  const current = (): FormatOptions =>
    optionsOf(language$.snapshot().language, settings$.snapshot().settings, site$.snapshot());
  let options = current();
  const store = createStore<FormattersValue>({ status: 'ready', format: createFormatters(options) });

  function renew(): void {
    const next = current();
    if (isSame(options, next)) return;
    options = next;
    store.set({ status: 'ready', format: createFormatters(options) });
  }

  language$.subscribe(renew);
  settings$.subscribe(renew);
  site$.subscribe(renew);
  return store.stream;
}
