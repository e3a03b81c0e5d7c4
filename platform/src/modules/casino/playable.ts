import { CURRENCIES, parseAmount, type AmountMinor, type GameDevice } from '@paddock/contract';
import type { GameRefusal, StakesOfGame } from '@paddock/contract/schemas';

import type { Game } from './catalogue/game.ts';

/** Where a game is to be played. What nobody said refuses nothing. */
export interface Place {
  /** Two letters; undefined where it is not known: of a guest. */
  readonly country?: string | undefined;
  readonly currency?: string | undefined;
  readonly device?: GameDevice | undefined;
  /** Licences of this site. */
  readonly licences: readonly string[];
}

/** Why a game cannot be played there; undefined: it can. The first of several reasons, what nobody can change first. */
export function refusalAt(
  { entry, isListed, isOpen, isStopped }: Pick<Game, 'entry' | 'isListed' | 'isOpen' | 'isStopped'>,
  { country, currency, device, licences }: Place,
): GameRefusal | undefined {
  if (!isListed || !isOpen || isStopped) return 'GAME_CLOSED';
  if (entry.licences !== undefined && !entry.licences.some((one) => licences.includes(one)))
    return 'GAME_LICENCE';
  if (country !== undefined && !isOpenIn(entry, country)) return 'GAME_COUNTRY';
  if (currency !== undefined && !entry.currencies.some((one) => one.currency === currency))
    return 'GAME_CURRENCY';
  if (device !== undefined && !entry.devices.includes(device)) return 'GAME_DEVICE';
  return undefined;
}

function isOpenIn({ openIn, closedIn }: Game['entry'], country: string): boolean {
  return (openIn === undefined || openIn.includes(country)) && closedIn?.includes(country) !== true;
}

/** What stakes a game takes in a currency, in minor units; nothing said bounds nothing. */
export interface StakeBoundsOfGame {
  readonly lowestMinor?: AmountMinor;
  readonly highestMinor?: AmountMinor;
}

export function stakesIn(stakes: readonly StakesOfGame[], currency: string): StakeBoundsOfGame {
  const said = stakes.find((one) => one.currency === currency);
  if (said === undefined || !CURRENCIES.has(currency)) return {};
  const minorOf = (text: string | undefined) =>
    text === undefined ? undefined : parseAmount(text, currency);
  const [lowestMinor, highestMinor] = [minorOf(said.lowest), minorOf(said.highest)];
  return {
    ...(lowestMinor !== undefined && { lowestMinor }),
    ...(highestMinor !== undefined && { highestMinor }),
  };
}
