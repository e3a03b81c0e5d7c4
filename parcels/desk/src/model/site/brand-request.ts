import type { SiteKeysView } from '@paddock/contract/schemas';

import type { Wrong } from '../promotions/wrong-places.ts';
import { isBrandKey } from '../site-keys.ts';
import { BRAND_AT, type OwnFacts } from './brand-form.ts';
import { brandKey, type SaidBrand } from './chosen-site.ts';
import { keyProblem } from './key-problems.ts';

export const BRAND_CODE_AT = `${BRAND_AT}/brandCode`;
const HOSTS_AT = `${BRAND_AT}/hosts`;

/** What the form of a brand reads. */
export interface ReadBrand {
  readonly companyName: string;
  readonly hosts: readonly string[];
  readonly siteLanguages: readonly string[];
  readonly fallback: string;
  readonly siteCurrencies: readonly string[];
  readonly defaultCurrency: string;
  readonly refId?: number;
  readonly groupId?: number;
  readonly supportEmail?: string;
  readonly themeColor?: string;
  readonly colours: readonly { readonly role: string; readonly light: string; readonly dark?: string }[];
}

/** What a brand says: who it is and where, and of all else what differs from the installation, which it follows otherwise. */
export function brandOverlay(read: ReadBrand, own: OwnFacts): Readonly<Record<string, unknown>> {
  const { companyName, hosts, defaultCurrency, refId, groupId, supportEmail, themeColor, colours } = read;
  const currencies = inOrder(read.siteCurrencies, own.currencies);
  const facts = {
    ...{ refId, groupId, languages: languagesOf(read, own), currencies, defaultCurrency },
    geoCurrencies: own.geoCurrencies && abroadIn(own.geoCurrencies, currencies),
    support: supportEmail === undefined ? undefined : { ...own.support, email: supportEmail },
    pwaManifest: themeColor === undefined ? undefined : { themeColor },
    partnerCssBrandBook: colours.length === 0 ? undefined : colours.map(ruleOf),
  };
  const standing: Readonly<Record<string, unknown>> = { ...own };
  const differing = Object.entries(facts).filter(
    ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(standing[key]),
  );
  return { hosts: hosts.map(asSent), companyName, ...Object.fromEntries(differing) };
}

/** Browsers send a host in small letters however it was typed. */
const asSent = (host: string): string => host.toLowerCase();

function languagesOf({ siteLanguages, fallback }: ReadBrand, { languages }: OwnFacts): OwnFacts['languages'] {
  const all = inOrder(siteLanguages, languages.all);
  const hiddenFromGuests = languages.hiddenFromGuests.filter((code) => all.includes(code));
  return { ...languages, all, hiddenFromGuests, fallback };
}

/** What is chosen, in the order of the installation. */
const inOrder = (chosen: readonly string[], own: readonly string[]): readonly string[] => [
  ...own.filter((code) => chosen.includes(code)),
  ...chosen.filter((code) => !own.includes(code)),
];

/** A country's currency that a brand has not is none there. */
const abroadIn = (geoCurrencies: Readonly<Record<string, string>>, currencies: readonly string[]) =>
  Object.fromEntries(Object.entries(geoCurrencies).filter(([, iso]) => currencies.includes(iso)));

const ruleOf = ({ role, light, dark }: ReadBrand['colours'][number]) => ({
  css_prop: role,
  css_value: dark === undefined ? light : `light-dark(${light}, ${dark})`,
});

/** What is wrong with a code that is typed: nothing where it is that of no brand yet. */
export function wrongBrandCode(code: string, keys: SiteKeysView['keys']): readonly Wrong[] {
  if (code === '') return [{ at: BRAND_CODE_AT, rule: 'required' }];
  // `own` is how reports call the installation's own site.
  if (code === 'own' || Object.hasOwn(keys, brandKey(code)))
    return [{ at: BRAND_CODE_AT, problem: keyProblem(`/${brandKey(code)} ${code} is taken`) }];
  return isBrandKey(brandKey(code)) ? [] : [{ at: BRAND_CODE_AT, rule: 'shape' }];
}

/** As the server takes hosts: names without port, or an IPv6 address in brackets. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])$/;

/** What is wrong with hosts that are typed: each that another brand has, or that no browser would ask for. */
export const wrongHosts = (hosts: readonly string[], brands: readonly SaidBrand[]): readonly Wrong[] =>
  hosts.flatMap((host) => {
    const other = brands.find((brand) => brand.hosts.includes(asSent(host)));
    // Two with one host are refused at whichever comes later by its name, so that the server might name the other.
    const whose = HOST.test(asSent(host)) ? other && brandKey(other.name) : 'no browser';
    if (whose === undefined) return [];
    return [{ at: HOSTS_AT, problem: keyProblem(`/hosts ${host} is that of ${whose}`) }];
  });

/** Fields that say a key, or a part of one, under another name. */
const FIELDS: Readonly<Record<string, string>> = {
  languages: 'siteLanguages',
  'languages/fallback': 'fallback',
  currencies: 'siteCurrencies',
  support: 'supportEmail',
  pwaManifest: 'themeColor',
  partnerCssBrandBook: 'colours',
};

/** What a refusal names of the brand of this code, at the fields of the form. */
export function wrongInBrand(details: unknown, code: string): readonly Wrong[] {
  const { problems = [] } = (details ?? {}) as { readonly problems?: readonly string[] };
  return problems.flatMap((text) => {
    const problem = keyProblem(text);
    const [, brand, key, ...rest] = problem.place?.split('/') ?? [];
    if (brand !== brandKey(code) || key === undefined) return [];
    return [{ at: `${BRAND_AT}/${FIELDS[[key, ...rest].join('/')] ?? FIELDS[key] ?? key}`, problem }];
  });
}
