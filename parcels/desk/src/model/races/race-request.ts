import type {
  LocalizedName,
  TournamentRequest,
  TournamentScope,
  TournamentCurrency,
  RaceProduct,
  Who,
} from '@paddock/contract/schemas';

import { wrongIn, type Wrong } from '../promotions/wrong-places.ts';
import { RACE_AT } from './race-form.ts';

/** The code of a race: promotions have another one, which players type. */
const CODE = 'raceCode';
export const CODE_AT = `${RACE_AT}/${CODE}`;

/** What the form of a race reads: products and currencies by their codes. */
export interface ReadRace {
  readonly name: LocalizedName;
  readonly scoring: TournamentRequest['points'];
  readonly opensAtMs: number;
  readonly closesAtMs: number;
  readonly lateMinutes: number;
  readonly counts:
    | Exclude<TournamentScope, { readonly of: 'products' }>
    | { readonly of: 'products'; readonly products: Readonly<Record<string, ReadProduct>> };
  readonly currencies: Readonly<Record<string, ReadCurrency>>;
  readonly who: Who;
}

interface ReadProduct {
  readonly percent: number;
  readonly leastOddsMilli?: number;
}

interface ReadCurrency {
  readonly leastStake: string;
  readonly turnoverUnit?: string;
  readonly prizes: string[];
}

/** What is sent to have a race made. */
export function raceRequest(race: ReadRace, code: string, reason: string): TournamentRequest {
  const { name, scoring, opensAtMs, closesAtMs, lateMinutes, who } = race;
  const games = scopeOf(race.counts);
  const currencies = Object.entries(race.currencies).map(([currency, one]): TournamentCurrency => {
    const { leastStake, turnoverUnit = null, prizes } = one;
    return { currency, leastStake, turnoverUnit, prizes };
  });
  return { code, name, games, points: scoring, opensAtMs, closesAtMs, lateMinutes, currencies, who, reason };
}

function scopeOf(counts: ReadRace['counts']): TournamentScope {
  if (counts.of !== 'products') return counts;
  const products = Object.entries(counts.products).map(
    ([product, { percent, leastOddsMilli = null }]): RaceProduct => ({ product, percent, leastOddsMilli }),
  );
  return { of: 'products', products };
}

/** What a refusal of the request names, at the places of the form. */
export function wrongInRace(details: unknown, { currencies, games }: TournamentRequest): readonly Wrong[] {
  const nameAt = (names: readonly string[], at: string | undefined): string => names[Number(at)] ?? '';
  const codes = currencies.map(({ currency }) => currency);
  const products = games.of === 'products' ? games.products.map(({ product }) => product) : [];
  return wrongIn(details).map((wrong) => {
    const [, part = '', ...rest] = wrong.at.split('/');
    if (part === 'currencies' && rest.length > 0) rest[0] = nameAt(codes, rest[0]);
    if (part === 'games' && rest[0] === 'products' && rest.length > 1) {
      rest[1] = nameAt(products, rest[1]);
      // The product itself is the name of its row.
      if (rest[2] === 'product') rest.pop();
    }
    const name = FORM_NAMES[part] ?? part;
    return { ...wrong, at: [RACE_AT, name, ...rest].join('/') };
  });
}

/** Parts that the form calls otherwise than the request. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  code: CODE,
  games: 'counts',
  points: 'scoring',
};
