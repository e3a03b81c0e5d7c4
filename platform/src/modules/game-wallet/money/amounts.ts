import type { AmountMinor } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { boundIn } from '../../products/index.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';

/** An amount as an adapter read it; undefined for what is none of its currency. */
export type GivenAmount = AmountMinor | undefined;

/** @throws AMOUNT_INVALID for nothing, less, or what is no amount; STAKE_TOO_LARGE */
export function stakeOf(
  given: GivenAmount,
  currency: string,
  { risk }: Pick<GameWalletParts, 'risk'>,
): AmountMinor {
  if (given === undefined || given <= 0n) throw new PlatformError('AMOUNT_INVALID');
  const most = boundIn(risk['max-stake'], currency);
  if (most === undefined) throw new PlatformError('CURRENCY_UNSUPPORTED');
  if (given > most) throw new PlatformError('STAKE_TOO_LARGE');
  return given;
}

/** 0 is a bet that lost. @throws AMOUNT_INVALID */
export function wonOf(given: GivenAmount): AmountMinor {
  if (given === undefined || given < 0n) throw new PlatformError('AMOUNT_INVALID');
  return given;
}
