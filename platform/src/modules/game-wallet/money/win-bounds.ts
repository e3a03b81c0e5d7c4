import type { AmountMinor } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { boundIn } from '../../products/index.ts';
import type { Company } from '../companies/company-store.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { readHeldWin, type NewHeldWin } from './held-win-store.ts';
import type { RoundBet } from './targets.ts';

/** What a round may pay for each unit staked in it, unless an operator says otherwise of its company. */
export const USUAL_WIN_TIMES = 10_000;

/** The largest win of one call, and what a round may pay for each unit staked in it. */
export interface WinBounds {
  readonly mostMinor: AmountMinor;
  readonly times: bigint;
}

/** What a company's wins are paid up to without an operator. @throws CURRENCY_UNSUPPORTED */
export function winBoundsOf(
  company: Pick<Company, 'mostWinEurCents' | 'mostWinTimes'> | undefined,
  currency: string,
  { risk }: Pick<GameWalletParts, 'risk'>,
): WinBounds {
  const mostMinor = boundIn(company?.mostWinEurCents ?? risk['max-win'], currency);
  if (mostMinor === undefined) throw new PlatformError('CURRENCY_UNSUPPORTED');
  return { mostMinor, times: BigInt(company?.mostWinTimes ?? USUAL_WIN_TIMES) };
}

/** Whether a win is paid at once, in a round that has staked and been paid so much. */
export const isWithin = (
  { mostMinor, times }: WinBounds,
  { wonMinor, paidMinor, stakedMinor }: Readonly<Record<'wonMinor' | 'paidMinor' | 'stakedMinor', bigint>>,
): boolean => wonMinor <= mostMinor && paidMinor + wonMinor <= times * stakedMinor;

/** A win above the bounds: nothing of it was done, and what it was is kept for an operator. */
export class HeldWinError extends PlatformError {
  readonly held: NewHeldWin;

  constructor(held: NewHeldWin) {
    super('WIN_HELD');
    this.held = held;
  }
}

/** What a win is held to: who is to be paid it, and what its round has staked and paid so far. */
export interface JudgedWin extends Omit<NewHeldWin, 'stakedMinor'> {
  readonly bets: readonly (RoundBet & { readonly paidMinor: AmountMinor })[];
}

/**
 * Lets a win pass that is within its company's bounds, or that an operator let pass as it is.
 * @throws HeldWinError while nobody has decided, WIN_REFUSED once an operator refused it
 */
export async function requireWinWithin(
  tx: Tx,
  parts: Pick<GameWalletParts, 'companies' | 'risk'>,
  { bets, ...win }: JudgedWin,
): Promise<void> {
  const { company, reference, fingerprint, currency, wonMinor } = win;
  const bounds = winBoundsOf(await parts.companies.known(company), currency, parts);
  const standing = bets.filter(({ isVoid }) => !isVoid);
  const stakedMinor = standing.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  const paidMinor = standing.reduce((sum, bet) => sum + bet.paidMinor, 0n);
  if (isWithin(bounds, { wonMinor, paidMinor, stakedMinor })) return;
  const decided = await readHeldWin(tx, { company, reference });
  if (decided?.fingerprint === fingerprint && decided.isAllowed === true) return;
  if (decided?.isAllowed === false) throw new PlatformError('WIN_REFUSED');
  throw new HeldWinError({ ...win, stakedMinor });
}
