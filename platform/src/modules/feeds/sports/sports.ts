import type { SportCode } from '@paddock/contract';

import type { MarketKey, MarketResult, PlayedMatch } from '../results/index.ts';
import { americanFootball } from './american-football/american-football.ts';
import { baseball } from './baseball/baseball.ts';
import { basketball } from './basketball/basketball.ts';
import { counterStrike } from './counter-strike/counter-strike.ts';
import { cricket } from './cricket/cricket.ts';
import { dota2 } from './dota-2/dota-2.ts';
import { isFieldRecord, type FieldRecord } from './field/field-record.ts';
import { fieldResult } from './field/field-results.ts';
import { football } from './football/football.ts';
import { handball } from './handball/handball.ts';
import { iceHockey } from './ice-hockey/ice-hockey.ts';
import { leagueOfLegends } from './league-of-legends/league-of-legends.ts';
import { marbles } from './marbles/marbles.ts';
import type { SportModel } from './sport-model.ts';
import { tableTennis } from './table-tennis/table-tennis.ts';
import { tennis } from './tennis/tennis.ts';
import { virtualFootball } from './virtual-football/virtual-football.ts';
import { volleyball } from './volleyball/volleyball.ts';

/** Every sport of the contract, with its results, its ends and its simulation. */
export const SPORT_MODELS = {
  football,
  tennis,
  basketball,
  volleyball,
  'table-tennis': tableTennis,
  'ice-hockey': iceHockey,
  handball,
  cricket,
  baseball,
  'american-football': americanFootball,
  'counter-strike': counterStrike,
  'dota-2': dota2,
  'league-of-legends': leagueOfLegends,
  'virtual-football': virtualFootball,
  marbles,
} satisfies {
  readonly [Code in SportCode]: SportModel<PlayedMatch & { readonly sport: Code }>;
};

type RecordOf<Model> = Model extends SportModel<infer Played> ? Played : never;
export type MatchRecord = RecordOf<(typeof SPORT_MODELS)[SportCode]> | FieldRecord;

const BY_CODE: ReadonlyMap<string, SportModel<MatchRecord>> = new Map<string, SportModel<MatchRecord>>(
  Object.entries(SPORT_MODELS),
);

/** A sport by its code; undefined where it is none of ours. */
export function findSportModel(code: string): SportModel<MatchRecord> | undefined {
  return BY_CODE.get(code);
}

/** Decides a market by the rules of the match's sport, or of a field, which are those of every sport. @throws RangeError for a market the sport does not have */
export function decideMarket(market: MarketKey, match: MatchRecord): MarketResult {
  if (isFieldRecord(match)) return fieldResult(market, match);
  const model: SportModel<MatchRecord> = SPORT_MODELS[match.sport];
  return model.decide(market, match);
}
