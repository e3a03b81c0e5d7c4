import { AMERICAN_FOOTBALL } from './american-football.ts';
import { BASEBALL } from './baseball.ts';
import { BASKETBALL } from './basketball.ts';
import { CRICKET } from './cricket.ts';
import { FOOTBALL } from './football.ts';
import { HANDBALL } from './handball.ts';
import { ICE_HOCKEY } from './ice-hockey.ts';
import { MAPS_SPORT } from './maps-sport.ts';
import { MARBLES } from './marbles.ts';
import type { SportCode } from './sport-codes.ts';
import type { Sport } from './sport.ts';
import { TABLE_TENNIS } from './table-tennis.ts';
import { TENNIS } from './tennis.ts';
import { VIRTUAL_FOOTBALL } from './virtual-football.ts';
import { VOLLEYBALL } from './volleyball.ts';

/** Every sport, in the order of the codes. */
export const SPORTS: Readonly<Record<SportCode, Sport>> = {
  football: FOOTBALL,
  tennis: TENNIS,
  basketball: BASKETBALL,
  'ice-hockey': ICE_HOCKEY,
  volleyball: VOLLEYBALL,
  'table-tennis': TABLE_TENNIS,
  handball: HANDBALL,
  cricket: CRICKET,
  baseball: BASEBALL,
  'american-football': AMERICAN_FOOTBALL,
  'counter-strike': MAPS_SPORT,
  'dota-2': MAPS_SPORT,
  'league-of-legends': MAPS_SPORT,
  'virtual-football': VIRTUAL_FOOTBALL,
  marbles: MARBLES,
};

const BY_CODE: ReadonlyMap<string, Sport> = new Map(Object.entries(SPORTS));

/** A sport by its code; undefined for one that a newer server may know. */
export function findSport(code: string): Sport | undefined {
  return BY_CODE.get(code);
}
