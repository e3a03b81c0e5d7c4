import type { LocalizedName } from '../../schemas/primitives.ts';
import type { MarketKind } from '../markets/market-type.ts';
import { AMERICAN_FOOTBALL_MARKETS } from './american-football-markets.ts';
import { BASEBALL_MARKETS } from './baseball-markets.ts';
import { BASKETBALL_MARKETS } from './basketball-markets.ts';
import { CRICKET_MARKETS } from './cricket-markets.ts';
import { FOOTBALL_MARKETS } from './football-markets.ts';
import { HANDBALL_MARKETS } from './handball-markets.ts';
import { ICE_HOCKEY_MARKETS } from './ice-hockey-markets.ts';
import { KILLS_MARKETS, ROUNDS_MARKETS } from './maps-markets.ts';
import { MARBLES_MARKETS } from './marbles-markets.ts';
import type { SportCode } from './sport-codes.ts';
import { TABLE_TENNIS_MARKETS } from './table-tennis-markets.ts';
import { TENNIS_MARKETS } from './tennis-markets.ts';
import { VIRTUAL_FOOTBALL_MARKETS } from './virtual-football-markets.ts';
import { VOLLEYBALL_MARKETS } from './volleyball-markets.ts';

/** The kinds of market of a sport. */
export interface SportMarkets {
  /** In the order of the page of a match. A type that two sports have is one object. */
  readonly types: readonly MarketKind[];
  /** What the sport calls a type it shares with others, by its key. */
  readonly names: Readonly<Record<string, LocalizedName>>;
}

/** The kinds of market of every sport, in the order of the codes. */
export const SPORT_MARKETS: Readonly<Record<SportCode, SportMarkets>> = {
  football: FOOTBALL_MARKETS,
  tennis: TENNIS_MARKETS,
  basketball: BASKETBALL_MARKETS,
  volleyball: VOLLEYBALL_MARKETS,
  'table-tennis': TABLE_TENNIS_MARKETS,
  'ice-hockey': ICE_HOCKEY_MARKETS,
  handball: HANDBALL_MARKETS,
  cricket: CRICKET_MARKETS,
  baseball: BASEBALL_MARKETS,
  'american-football': AMERICAN_FOOTBALL_MARKETS,
  'counter-strike': ROUNDS_MARKETS,
  'dota-2': KILLS_MARKETS,
  'league-of-legends': KILLS_MARKETS,
  'virtual-football': VIRTUAL_FOOTBALL_MARKETS,
  marbles: MARBLES_MARKETS,
};
