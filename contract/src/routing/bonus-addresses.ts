/**
 * Pages of bonuses have two addresses, in the words of bonuses and in those of offers; the site says which stands (S2-59).
 * First segments, the bonus's first.
 */
const VARIANTS: readonly (readonly [bonus: string, offer: string])[] = [
  ['bonuses', 'bonuses-offers'],
  ['bonuses-games', 'bonuses-offers-games'],
  ['bonus', 'bonus-offer'],
  ['bonus-partner', 'bonus-offer-partner'],
];

/** Where the page of an address stands, by the words of the site; undefined where it stands already. Without language. */
export function bonusAddress(path: string, isOffer: boolean): string | undefined {
  const [, first = '', ...rest] = path.split('/');
  const pair = VARIANTS.find((words) => words.includes(first));
  const stands = pair?.[isOffer ? 1 : 0];
  return stands === undefined || stands === first ? undefined : ['', stands, ...rest].join('/');
}

/** The page of the casino that tells of the first deposit's bonus to who comes for the slots. */
export const SLOT_FIRST_DEPOSIT_PATH = '/casino/slot-first-deposit';
