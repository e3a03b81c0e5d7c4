import { DAY_MS, MINUTE_MS, parseAmount, type AmountMinor } from '@paddock/contract';
import type { RaceProduct, TournamentCurrency, TournamentRequest } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { RoundSource } from '../../products/index.ts';
import type { CurrencyTerms } from '../tournament.ts';
import type { NewTournament } from '../tournament-store.ts';

/** A tournament longer than this is a slip of a digit. */
const LONGEST_MS = 100 * DAY_MS;

/**
 * What a request asks for.
 * @throws INVALID_INPUT with the first contradiction: times that do not follow each other, amounts a currency does not have,
 * prizes that grow, products that have no rounds, tables of different lengths, a currency twice, a unit of turnover where none is asked or missing
 */
export function readRequest(
  request: TournamentRequest,
  nowMs: number,
  sources: readonly Pick<RoundSource, 'product'>[],
): Omit<NewTournament, 'tournamentId' | 'madeAtMs'> {
  const { code, name, games, points, opensAtMs, closesAtMs, lateMinutes } = request;
  if (closesAtMs <= opensAtMs) throw contradiction('/closesAtMs', 'is not after it opens');
  if (closesAtMs <= nowMs) throw contradiction('/closesAtMs', 'is over');
  if (closesAtMs - opensAtMs > LONGEST_MS) throw contradiction('/closesAtMs', 'is more than 100 days later');
  if (games.of === 'products') requireProducts(games.products, sources);
  const names = request.currencies.map(({ currency }) => currency);
  if (new Set(names).size < names.length) throw contradiction('/currencies', 'names one twice');
  const currencies = request.currencies.map((one, at) => readCurrency(one, `/currencies/${at}`, points));
  const [first] = currencies;
  if (currencies.some(({ prizesMinor }) => prizesMinor.length !== first?.prizesMinor.length))
    throw contradiction('/currencies', 'have prizes for different numbers of places');
  const resultsAtMs = closesAtMs + lateMinutes * MINUTE_MS;
  return { code, name, games, points, opensAtMs, closesAtMs, resultsAtMs, currencies };
}

function requireProducts(
  products: readonly RaceProduct[],
  sources: readonly Pick<RoundSource, 'product'>[],
): void {
  const names = products.map(({ product }) => product);
  if (new Set(names).size < names.length) throw contradiction('/games/products', 'names one twice');
  for (const [at, name] of names.entries())
    if (!sources.some(({ product }) => product === name))
      throw contradiction(`/games/products/${at}/product`, 'has no rounds that count');
}

function readCurrency(
  { currency, leastStake, turnoverUnit, prizes }: TournamentCurrency,
  at: string,
  points: TournamentRequest['points'],
): CurrencyTerms {
  const positive = (text: string, where: string): AmountMinor => {
    const minor = amountIn(text, currency);
    if (minor === undefined || minor <= 0n)
      throw contradiction(where, `is no amount above zero of ${currency}`);
    return minor;
  };
  if ((points === 'turnover') !== (turnoverUnit !== null))
    throw contradiction(`${at}/turnoverUnit`, 'is for points of turnover, and for these always');
  const prizesMinor = prizes.map((prize, place) => positive(prize, `${at}/prizes/${place}`));
  if (prizesMinor.some((prize, place) => prize > (prizesMinor[place - 1] ?? prize)))
    throw contradiction(`${at}/prizes`, 'are higher for a lower place');
  return {
    currency,
    leastStakeMinor: positive(leastStake, `${at}/leastStake`),
    turnoverUnitMinor: turnoverUnit === null ? undefined : positive(turnoverUnit, `${at}/turnoverUnit`),
    prizesMinor,
  };
}

/** Undefined too for a currency nobody knows. */
function amountIn(text: string, currency: string): AmountMinor | undefined {
  try {
    return parseAmount(text, currency);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function contradiction(at: string, message: string): PlatformError {
  return new PlatformError('INVALID_INPUT', [{ at, message }]);
}
