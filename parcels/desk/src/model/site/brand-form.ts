import { COLOUR_ROLES } from '@paddock/contract/brand';
import type { SiteKeysView } from '@paddock/contract/schemas';

import type { GroupPart, NamedPart, Part } from '../promotions/form-parts.ts';
import { typedOf, type TypedGroup, groupIn } from '../promotions/typed-terms.ts';

/** Where the form stands in what is refused. */
export const BRAND_AT = '/brand';

/** What holds of the installation's own site, of all that a brand is asked for. */
export interface OwnFacts {
  readonly groupId: number;
  readonly refId: number;
  readonly languages: {
    readonly all: readonly string[];
    readonly hiddenFromGuests: readonly string[];
    readonly fallback: string;
  };
  readonly currencies: readonly string[];
  readonly defaultCurrency: string;
  /** First currency by country. */
  readonly geoCurrencies: Readonly<Record<string, string>> | null;
  readonly support: { readonly email: string } | null;
  readonly pwaManifest: { readonly themeColor: string } | null;
}

export const ownFacts = ({ keys, unsaid }: Pick<SiteKeysView, 'keys' | 'unsaid'>): OwnFacts =>
  // The server answers with every key, each as its schema has it.
  ({ ...unsaid, ...keys }) as unknown as OwnFacts;

const field = (name: string, part: Part, isOptional = false): NamedPart => ({ name, part, isOptional });
const text = (most: number): Part => ({ as: 'text', most, isNullable: false, isLine: true });
const whole: Part = { as: 'number', form: 'whole' };
const someOf = (values: readonly string[]): Part => ({ as: 'names', values, from: null });
const oneOf = (values: readonly string[]): Part => ({ as: 'choice', values, from: null });
const LONGEST_COLOUR = 60;

/** A brand as it is typed: what of the installation it offers, how it is called and how it looks. */
export const brandForm = ({ languages, currencies }: OwnFacts): GroupPart => ({
  as: 'group',
  fields: [
    field('companyName', text(60)),
    field('fallback', oneOf(languages.all)),
    field('defaultCurrency', oneOf(currencies)),
    field('supportEmail', text(254), true),
    field('refId', whole, true),
    field('groupId', whole, true),
    field('themeColor', text(7), true),
    field('hosts', someOf([])),
    field('siteLanguages', someOf(languages.all)),
    field('siteCurrencies', someOf(currencies)),
    field('colours', {
      as: 'list',
      least: 0,
      of: {
        as: 'group',
        fields: [
          field('role', oneOf(Object.keys(COLOUR_ROLES).map((role) => `--${role}`))),
          field('light', text(LONGEST_COLOUR)),
          field('dark', text(LONGEST_COLOUR), true),
        ],
      },
    }),
  ],
});

/** The form of a new brand, begun with what holds of the installation's own site. */
export function begunBrand(own: OwnFacts): TypedGroup {
  const { languages, currencies, defaultCurrency, refId, groupId } = own;
  const begun = {
    ...{ fallback: languages.fallback, siteLanguages: languages.all },
    ...{ defaultCurrency, siteCurrencies: currencies, refId, groupId },
    supportEmail: own.support?.email,
    themeColor: own.pwaManifest?.themeColor,
  };
  return groupIn(typedOf(brandForm(own), begun, () => 0));
}
