import type { Topic } from '@paddock/contract';
import type { LotteriesView, LotteryView, LottoDrawView } from '@paddock/contract/schemas';
import { formatAmount } from '@paddock/contract';
import { LOTTERIES, type Lottery } from '@paddock/games/lotto';

import type { Database } from '../../../kernel/database/database.ts';
import type { LiveSource, TopicChange } from '../../live/index.ts';
import { phaseOf, type Draw } from './draw.ts';
import { carriedNow, lastFallen, unsettledDraws } from './draw-store.ts';
import { drawView } from './draw-view.ts';

const TOPIC = 'lotto';

/** Of a source that is silent for a day hundreds wait; each ticket shows its own. */
const MOST_WAITING = 5;

type Phase = LottoDrawView['phase'];

interface Kept {
  readonly lottery: Lottery;
  /** Those that are not paid to the end, in their order. */
  readonly draws: readonly Draw[];
  readonly last: Draw | undefined;
  readonly carriedMinor: bigint;
}

/**
 * What is sold and what fell last in every lottery, in memory: everybody sees the same, and one process runs on a database.
 * What is here was committed.
 */
export class Boards {
  readonly #kept = new Map<string, Kept>();
  readonly #nowMs: () => number;
  #told = '';

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Reads one lottery again after something happened to it. */
  async look(db: Database, lottery: Lottery): Promise<void> {
    const { code } = lottery;
    this.#kept.set(code, {
      lottery,
      draws: await unsettledDraws(db, code),
      last: await lastFallen(db, code),
      carriedMinor: lottery.prizes.kind === 'pool' ? await carriedNow(db, code) : 0n,
    });
  }

  /** Draws of a lottery that are not paid to the end. */
  unsettled(code: string): readonly Draw[] {
    return this.#kept.get(code)?.draws ?? [];
  }

  /** The number of the draw that fell last; 0 before the first. */
  lastFallen(code: string): number {
    return this.#kept.get(code)?.last?.number ?? 0;
  }

  shown(): LotteriesView {
    return { lotteries: LOTTERIES.flatMap(({ code }) => this.#viewOf(code)) };
  }

  #viewOf(code: string): readonly LotteryView[] {
    const kept = this.#kept.get(code);
    if (kept === undefined) return [];
    const nowMs = this.#nowMs();
    const { prizes } = kept.lottery;
    const inPhase = (phase: Phase) => kept.draws.filter((draw) => phaseOf(draw, nowMs) === phase);
    const view = (draw: Draw | undefined) => (draw === undefined ? null : drawView(draw, nowMs));
    return [
      {
        code,
        next: view(inPhase('open')[0]),
        coming: view(inPhase('coming')[0]),
        waiting: inPhase('closed')
          .slice(-MOST_WAITING)
          .map((draw) => drawView(draw, nowMs))
          .toReversed(),
        last: view(kept.last),
        jackpot:
          prizes.kind === 'pool'
            ? { amount: formatAmount(kept.carriedMinor, prizes.currency), currency: prizes.currency }
            : null,
      },
    ];
  }

  readonly liveSource: Pick<LiveSource, 'snapshot' | 'takeChanges'> = {
    snapshot: (topic: Topic) => (topic === TOPIC ? this.shown() : undefined),
    takeChanges: (watched): readonly TopicChange[] => {
      if (!watched(TOPIC)) return [];
      const shown = this.shown();
      // What differs from look to look is small: a number, a phase, a jackpot.
      const key = shown.lotteries
        .map(({ next, coming, waiting, last, jackpot }) =>
          [
            ...[next?.number, coming?.number, last?.number, last?.phase, jackpot?.amount],
            ...waiting.map(({ number }) => number),
          ].join(' '),
        )
        .join('|');
      if (key === this.#told) return [];
      this.#told = key;
      return [{ topic: TOPIC, data: shown }];
    },
  };
}
