import { DAY_MS, MINUTE_MS, parseAmount, type AmountMinor } from '@paddock/contract';
import type {
  RaceProduct,
  TournamentCurrency,
  TournamentRequest,
  TournamentRule,
  TournamentWrong,
} from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { SAID_OF_UNKNOWN, unknownWhoIn, type WhoGround } from '../../eligibility/index.ts';
import type { RoundSource } from '../../products/index.ts';
import type { CurrencyTerms } from '../tournament.ts';
import type { NewTournament } from '../tournament-store.ts';

/** What a request is measured by. */
export interface RaceGround extends WhoGround {
  readonly sources: readonly Pick<RoundSource, 'product'>[];
  /** What players keep accounts in. */
  readonly currencies: readonly string[];
}

/** A tournament longer than this is a slip of a digit. */
const LONGEST_DAYS = 100;

/**
 * What a request asks for.
 * @throws INVALID_INPUT with the first contradiction: times that do not follow each other, amounts a currency does not have,
 * prizes that grow, products that have no rounds, a level of loyalty, a country, a language, a currency or a segment there is not, tables of
 * different lengths, a currency twice, a unit of turnover where none is asked or missing
 */
export function readRequest(
  request: TournamentRequest,
  nowMs: number,
  ground: RaceGround,
): Omit<NewTournament, 'tournamentId' | 'madeAtMs'> {
  const { code, name, games, points, opensAtMs, closesAtMs, lateMinutes, who = {} } = request;
  if (closesAtMs <= opensAtMs) throw contradiction('/closesAtMs', 'order');
  if (closesAtMs <= nowMs) throw contradiction('/closesAtMs', 'over');
  if (closesAtMs - opensAtMs > LONGEST_DAYS * DAY_MS)
    throw contradiction('/closesAtMs', 'tooLong', { limit: LONGEST_DAYS });
  if (games.of === 'products') requireProducts(games.products, ground.sources);
  const unknown = unknownWhoIn(who, ground);
  if (unknown !== undefined) throw contradiction(`/who${unknown.at}`, unknown.rule);
  const names = request.currencies.map(({ currency }) => currency);
  if (new Set(names).size < names.length) throw contradiction('/currencies', 'twice');
  const unkept = names.findIndex((name) => !ground.currencies.includes(name));
  if (unkept >= 0) throw contradiction(`/currencies/${unkept}/currency`, 'currency');
  const currencies = request.currencies.map((one, at) => readCurrency(one, `/currencies/${at}`, points));
  const [first] = currencies;
  if (currencies.some(({ prizesMinor }) => prizesMinor.length !== first?.prizesMinor.length))
    throw contradiction('/currencies', 'otherPlaces');
  const resultsAtMs = closesAtMs + lateMinutes * MINUTE_MS;
  return { code, name, games, points, opensAtMs, closesAtMs, resultsAtMs, currencies, who };
}

function requireProducts(
  products: readonly RaceProduct[],
  sources: readonly Pick<RoundSource, 'product'>[],
): void {
  const names = products.map(({ product }) => product);
  if (new Set(names).size < names.length) throw contradiction('/games/products', 'twice');
  for (const [at, name] of names.entries())
    if (!sources.some(({ product }) => product === name))
      throw contradiction(`/games/products/${at}/product`, 'noStakes', { named: name });
}

function readCurrency(
  { currency, leastStake, turnoverUnit, prizes }: TournamentCurrency,
  at: string,
  points: TournamentRequest['points'],
): CurrencyTerms {
  const positive = (text: string, where: string): AmountMinor => {
    const minor = amountIn(text, currency);
    if (minor === undefined || minor <= 0n) throw contradiction(where, 'amount', { named: currency });
    return minor;
  };
  if ((points === 'turnover') !== (turnoverUnit !== null))
    throw contradiction(`${at}/turnoverUnit`, points === 'turnover' ? 'noUnit' : 'unit');
  const prizesMinor = prizes.map((prize, place) => positive(prize, `${at}/prizes/${place}`));
  if (prizesMinor.some((prize, place) => prize > (prizesMinor[place - 1] ?? prize)))
    throw contradiction(`${at}/prizes`, 'prizesGrow');
  return {
    currency,
    leastStakeMinor: positive(leastStake, `${at}/leastStake`),
    turnoverUnitMinor: turnoverUnit === null ? undefined : positive(turnoverUnit, `${at}/turnoverUnit`),
    prizesMinor,
  };
}

/** Undefined for what the currency cannot say. */
function amountIn(text: string, currency: string): AmountMinor | undefined {
  try {
    return parseAmount(text, currency);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Each in English: who asks by a command reads it as it is. */
const SAID: Readonly<Record<TournamentRule, string>> = {
  order: 'is not after it opens',
  over: 'is over',
  tooLong: 'is more than {limit} days after it opens',
  twice: 'names one twice',
  noStakes: '{named} has no stakes that count',
  amount: 'is no amount above zero of {named}',
  prizesGrow: 'are higher for a lower place',
  otherPlaces: 'have prizes for different numbers of places',
  unit: 'is for points of turnover alone',
  noUnit: 'is missing: points of turnover need it',
  ...SAID_OF_UNKNOWN,
};

function contradiction(
  at: string,
  rule: TournamentRule,
  values: Pick<TournamentWrong, 'limit' | 'named'> = {},
): PlatformError {
  const message = SAID[rule]
    .replace('{limit}', String(values.limit))
    .replace('{named}', String(values.named));
  const wrong: TournamentWrong = { at, rule, ...values, message };
  return new PlatformError('INVALID_INPUT', [wrong]);
}
