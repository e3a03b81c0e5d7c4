/**
 * The letters a name of a locale begins with, in lower case: `de` of `de_DE.UTF-8`, `fil` of `fil-PH`, `x` of `x-klingon`.
 * Without Intl, for the first script of every page has no room: whoever asks compares it with languages that are known.
 */
export function languageSubtag(name: string): string {
  return name.toLowerCase().split(/[^a-z]/, 1)[0] ?? '';
}

/** Names that POSIX gives to having no language at all. */
const NO_LANGUAGE = /^(?:C|POSIX)$/i;

/**
 * Reads the name of a locale as browsers, headers and operating systems write it: `en-US`, `de_DE.UTF-8`, `sr_RS@latin`,
 * and Chromium's `en-US@posix` where a machine has none. Whoever takes such a name from outside reads it here, since Intl
 * throws on what it does not know. `undefined` where it names no language: empty, `C`, `POSIX`, `x-klingon`, `*`.
 */
export function readLocale(name: string): Intl.Locale | undefined {
  const tag = name.replace(/[.@].*/s, '').replaceAll('_', '-');
  try {
    return NO_LANGUAGE.test(tag) ? undefined : new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/** The region of the first of these locales that has one, as its two letters: `DE` of `['de', 'de-AT']` is `AT`. */
export function regionOf(names: readonly string[]): string | undefined {
  return names.map((name) => readLocale(name)?.region).find((region) => region !== undefined);
}
