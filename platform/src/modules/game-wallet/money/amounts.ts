import { formatAmount, type AmountMinor } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { boundIn } from '../../products/index.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';

/** An amount as an adapter read it; undefined for what is none of its currency. */
export type GivenAmount = AmountMinor | undefined;

/** What is played, and in which currency. */
interface Played {
  readonly company: string;
  readonly game: string;
  readonly currency: string;
}

/**
 * A stake within what the house takes and what the catalogue says of the game.
 * @throws AMOUNT_INVALID for nothing, less, or what is no amount; STAKE_TOO_LARGE and STAKE_TOO_SMALL with the bounds
 */
export function stakeOf(
  given: GivenAmount,
  played: Played,
  { risk, stakesOfGame }: Pick<GameWalletParts, 'risk' | 'stakesOfGame'>,
): AmountMinor {
  const { currency } = played;
  if (given === undefined || given <= 0n) throw new PlatformError('AMOUNT_INVALID');
  const house = boundIn(risk['max-stake'], currency);
  if (house === undefined) throw new PlatformError('CURRENCY_UNSUPPORTED');
  const { lowestMinor = 1n, highestMinor = house } = stakesOfGame(played);
  const most = highestMinor < house ? highestMinor : house;
  if (given > most) throw new PlatformError('STAKE_TOO_LARGE', bounds());
  if (given < lowestMinor) throw new PlatformError('STAKE_TOO_SMALL', bounds());
  return given;

  function bounds() {
    return { min: formatAmount(lowestMinor, currency), max: formatAmount(most, currency), currency };
  }
}

/** 0 is a bet that lost. @throws AMOUNT_INVALID */
export function wonOf(given: GivenAmount): AmountMinor {
  if (given === undefined || given < 0n) throw new PlatformError('AMOUNT_INVALID');
  return given;
}
