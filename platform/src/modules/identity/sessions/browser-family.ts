/** What a player recognises a device by. Families only: versions say nothing to a person and identify too much. */
export interface BrowserFamily {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The more particular first: every Edge calls itself Chrome, every Chrome calls itself Safari. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['YaBrowser', 'Yandex Browser'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** Browser and system of a `User-Agent` header. */
export function browserFamilyOf(userAgent: string | undefined): BrowserFamily {
  const find = (families: readonly (readonly [mark: string, name: string])[]) =>
    families.find(([mark]) => userAgent?.includes(mark) === true)?.[1] ?? null;
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}

/** An address as far as a person needs it to know "at home" from "elsewhere": `203.0.113.*`, `2001:db8:1:*`. */
export function shortAddress(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)?.[1];
  if (v4 !== undefined) return `${v4}.*`;
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  return `${groups.slice(0, 3).join(':')}:*`;
}
