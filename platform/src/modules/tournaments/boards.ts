import { formatAmount, type Topic } from '@paddock/contract';
import { BOARD_LINES, type BoardLine, type TournamentBoard } from '@paddock/contract/schemas';

import type { Database } from '../../kernel/database/database.ts';
import type { LiveSource, TopicChange } from '../live/index.ts';
import { countEntries, firstEntries, type Entry } from './entry-store.ts';
import { phaseOf, type Tournament, type TournamentId } from './tournament.ts';

const TOPIC = 'tournament:';

interface Kept {
  readonly tournament: Tournament;
  readonly board: TournamentBoard;
}

/**
 * Tournaments that have not ended, with their boards, in memory: everybody sees the same, and one process runs on a
 * database. What is here was committed.
 */
export class Boards {
  readonly #kept = new Map<TournamentId, Kept>();
  /** What was told last of each. */
  readonly #told = new Map<TournamentId, TournamentBoard>();
  readonly #nowMs: () => number;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Those that are neither cancelled nor paid to the end. */
  unended(): readonly Tournament[] {
    return [...this.#kept.values()].map(({ tournament }) => tournament);
  }

  /** Reads one again after something happened to it. */
  async look(db: Database, tournament: Tournament): Promise<void> {
    const board = await readBoard(db, tournament, this.#nowMs());
    this.#kept.set(tournament.tournamentId, { tournament, board });
  }

  /** Is not looked after any more. */
  forget(id: TournamentId): void {
    this.#kept.delete(id);
    this.#told.delete(id);
  }

  /** As it is shown; undefined for one that is not kept here. */
  shown(id: TournamentId): TournamentBoard | undefined {
    const kept = this.#kept.get(id);
    return kept && { ...kept.board, phase: phaseOf(kept.tournament, this.#nowMs()) };
  }

  readonly liveSource: Pick<LiveSource, 'snapshot' | 'takeChanges'> = {
    snapshot: (topic: Topic) =>
      topic.startsWith(TOPIC) ? this.shown(topic.slice(TOPIC.length) as TournamentId) : undefined,
    takeChanges: (watched): readonly TopicChange[] => {
      const changes: TopicChange[] = [];
      for (const id of this.#kept.keys()) {
        const topic = `${TOPIC}${id}`;
        if (!watched(topic)) continue;
        const board = this.shown(id);
        const told = this.#told.get(id);
        if (board === undefined || (told?.lines === board.lines && told.phase === board.phase)) continue;
        this.#told.set(id, board);
        changes.push({ topic, data: board });
      }
      return changes;
    },
  };
}

/** A board from the database. */
export async function readBoard(
  db: Database,
  tournament: Tournament,
  nowMs: number,
): Promise<TournamentBoard> {
  const { tournamentId } = tournament;
  const players = (await countEntries(db, [tournamentId]))(tournamentId);
  const entries = players === 0 ? [] : await firstEntries(db, tournamentId, BOARD_LINES);
  return { phase: phaseOf(tournament, nowMs), players, lines: entries.map(lineOf) };
}

function lineOf({ entryId, place = 1, who, points, currency, prizeMinor }: Entry): BoardLine {
  const prize = prizeMinor > 0n ? { amount: formatAmount(prizeMinor, currency), currency } : null;
  return { id: entryId, place, who, pointsHundredths: Number(points), prize };
}
