import type { RoundSeeds } from '../fairness/draws.ts';
import type { GameRound } from '../rules/game.ts';
import { readRecord } from '../rules/read.ts';
import { drawNumbers, type Drawn } from './draw.ts';
import { linesOf, linesOfAll, readEntries, type LottoEntry } from './entry.ts';
import { LOTTERIES } from './lotteries.ts';
import type { LineHits, Lottery } from './lottery.ts';
import { hitsOf, paidFor, prizesFixed, tierLines } from './winning-lines.ts';

/** What a draw came to, and each field of the ticket in it. */
export interface LottoFace extends Drawn {
  readonly fields: readonly (LineHits & {
    readonly lines: string;
    /** Winning lines by prize, as digits. */
    readonly winning: readonly string[];
  })[];
}

/** A lottery as a ticket in one of its draws is recomputed. */
export interface LottoGame {
  readonly code: string;
  readonly version: number;
  /** @returns `bet` where the stake and the choice are no ticket of it */
  round(
    seeds: RoundSeeds,
    bet: { readonly stakeMinor: bigint; readonly choice: unknown },
  ): GameRound<never, LottoFace> | 'bet';
}

/** The name of a lottery among the games whose rounds are recomputed. */
export const gameCodeOf = (lottery: string): string => `lotto-${lottery}`;

const lottoGameOf = (lottery: Lottery): LottoGame => ({
  code: gameCodeOf(lottery.code),
  version: lottery.version,
  round(seeds, { stakeMinor, choice }) {
    const ticket = readTicket(lottery, stakeMinor, choice);
    if (ticket === undefined) return 'bet';
    const drawn = drawNumbers(lottery, seeds);
    const won = ticket.entries.map((entry) => {
      const hits = hitsOf(entry, drawn);
      const winning = tierLines(lottery, entry, hits);
      const paidMinor = paidFor(winning, ticket.prizesOf(entry));
      return {
        paidMinor,
        field: { ...hits, lines: String(linesOf(lottery, entry)), winning: winning.map(String) },
      };
    });
    return {
      face: { ...drawn, fields: won.map(({ field }) => field) },
      moves: [],
      stakedMinor: stakeMinor,
      paidMinor: won.reduce((sum, { paidMinor }) => sum + paidMinor, 0n),
    };
  },
});

/**
 * A ticket as anybody writes it down: `{ entries }`, of a pool `{ entries, prizes }` with what its draw paid a winning line
 * of each category, which others' tickets decide too.
 */
function readTicket(
  lottery: Lottery,
  stakeMinor: bigint,
  choice: unknown,
): { readonly entries: readonly LottoEntry[]; prizesOf(entry: LottoEntry): readonly bigint[] } | undefined {
  const { prizes } = lottery;
  const isPool = prizes.kind === 'pool';
  const record = readRecord<string>(choice, isPool ? ['entries', 'prizes'] : ['entries']);
  const entries = readEntries(lottery, record?.['entries']);
  if (entries === undefined) return undefined;
  const lines = linesOfAll(lottery, entries);
  if (stakeMinor % lines !== 0n) return undefined;
  const lineMinor = stakeMinor / lines;
  if (!isPool) return { entries, prizesOf: ({ picks }) => prizesFixed(prizes, picks, lineMinor) };
  const paid = readAmounts(record?.['prizes'], prizes.tiers.length);
  return paid === undefined || lineMinor !== prizes.lineMinor ? undefined : { entries, prizesOf: () => paid };
}

function readAmounts(value: unknown, count: number): readonly bigint[] | undefined {
  if (!Array.isArray(value) || value.length !== count) return undefined;
  const amounts = value.flatMap((one: unknown) =>
    typeof one === 'string' && /^\d{1,18}$/.test(one) ? [BigInt(one)] : [],
  );
  return amounts.length === count ? amounts : undefined;
}

const LOTTO_GAMES = LOTTERIES.map(lottoGameOf);

/** Codes and versions of lotteries whose draws can be recomputed. */
export const lottoGames = (): readonly Pick<LottoGame, 'code' | 'version'>[] => LOTTO_GAMES;

/** The rules by which a draw of this code and version is recomputed; undefined for none of a lottery. */
export const lottoGame = (code: string, version: number): LottoGame | undefined =>
  LOTTO_GAMES.find((game) => game.code === code && game.version === version);
