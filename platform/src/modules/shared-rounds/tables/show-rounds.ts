import { formatAmount } from '@paddock/contract';
import type {
  SharedResultsView,
  SharedRoundsView,
  SharedRoundView,
  SharedTableView,
} from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { chainsOf, type ChainRecord } from '../chains/chain-store.ts';
import { chainViews, placeIn } from '../chains/chains.ts';
import type { SharedParts } from '../shared-rounds-api.ts';
import { lastResults, readRound, roundsOver, type RoundRecord } from './round-store.ts';

const ROUNDS_PAGE = 30;
/** Rounds that statistics are made of. */
const RESULTS = 500;

/** Bounds of a table, and its chains. @throws GAME_UNKNOWN, CURRENCY_UNSUPPORTED */
export async function showTable(
  { kernel, tables, bounds, isClosed }: SharedParts,
  game: string,
  currency: string,
): Promise<SharedTableView> {
  const { rules } = tables.named(game);
  const { minMinor, maxMinor, maxWinMinor, roundWinMinor } = bounds.in(currency);
  return {
    game,
    version: rules.version,
    isOpen: !isClosed(game),
    slots: rules.slots,
    bettingMs: rules.bettingMs,
    minStake: formatAmount(minMinor, currency),
    maxStake: formatAmount(maxMinor, currency),
    maxWin: formatAmount(maxWinMinor, currency),
    maxRoundWin: formatAmount(roundWinMinor, currency),
    currency,
    chains: await chainViews(kernel.db, game),
  };
}

/** A page of rounds that are over. @throws GAME_UNKNOWN */
export async function showRounds(
  { kernel, tables }: SharedParts,
  game: string,
  before: string | undefined,
): Promise<SharedRoundsView> {
  tables.named(game);
  const from = before === undefined ? undefined : Number(before);
  const found = await roundsOver(kernel.db, game, { before: from, limit: ROUNDS_PAGE + 1 });
  const shown = found.slice(0, ROUNDS_PAGE);
  const chains = await chainsOf(kernel.db, game);
  return {
    rounds: shown.map((round) => overView(round, chains)),
    before: found.length > ROUNDS_PAGE ? (shown.at(-1)?.number ?? null) : null,
  };
}

/** What the last rounds came to, and nothing else of them. @throws GAME_UNKNOWN */
export async function showResults({ kernel, tables }: SharedParts, game: string): Promise<SharedResultsView> {
  tables.named(game);
  return { results: [...(await lastResults(kernel.db, game, RESULTS))] };
}

/** @throws GAME_UNKNOWN; ROUND_UNKNOWN, also for one that is not over */
export async function showRound(
  { kernel, tables }: SharedParts,
  game: string,
  number: string,
): Promise<SharedRoundView> {
  tables.named(game);
  const round = await readRound(kernel.db, game, Number(number));
  if (round?.over === undefined) throw new PlatformError('ROUND_UNKNOWN');
  return overView(round, await chainsOf(kernel.db, game));
}

function overView(round: RoundRecord, chains: readonly ChainRecord[]): SharedRoundView {
  const { game, number, terminalHash, beganAtMs, stopMilli, over } = round;
  const chain = chains.find((one) => one.terminalHash === terminalHash);
  if (over === undefined || beganAtMs === undefined || chain?.salt === undefined)
    throw new Error(`round ${number} of ${game} is not over`);
  return {
    game,
    number,
    chainRound: placeIn(chain, number),
    terminalHash,
    salt: chain.salt,
    hash: over.hash,
    result: over.result,
    stopMilli: stopMilli ?? null,
    beganAtMs,
    endedAtMs: over.atMs,
    wasAway: over.wasAway,
  };
}
