import { HOUR_MS, MINUTE_MS, type EventId } from '@paddock/contract';
import type { Competitor } from '@paddock/contract/schemas';
import type { PoolKind } from '@paddock/games/toto';

import type { Kernel } from '../../../kernel/module.ts';
import type { SeededRandom } from '../../../testing/seeded-random.ts';
import type { PoolEvent, PoolEventEnd, PoolEvents } from '../../sportsbook/index.ts';

/** A site without matches. */
export const NO_MATCHES: PoolEvents = {
  upcoming: () => [],
  upcomingOne: () => undefined,
  hasBegun: () => true,
  chances: () => undefined,
  ends: () => Promise.resolve(new Map()),
};

/** A match of a simulation, whose end is known to it from the beginning. */
interface SimulatedMatch extends PoolEvent {
  readonly endsAtMs: number;
  readonly isCancelled: boolean;
  readonly score: readonly [number, number];
}

/** Matches that a simulation of pools makes for itself: no sportsbook has them. */
export class SimulatedMatches {
  readonly #random: SeededRandom;
  readonly #kernel: Pick<Kernel, 'ids' | 'clock'>;
  readonly #matches = new Map<EventId, SimulatedMatch>();

  constructor(random: SeededRandom, kernel: Pick<Kernel, 'ids' | 'clock'>) {
    this.#random = random;
    this.#kernel = kernel;
  }

  /** Matches of a draw that begin within hours; a few are not played. */
  make(kind: PoolKind): readonly EventId[] {
    const { ids, clock } = this.#kernel;
    const nowMs = clock.nowMs();
    const made = Array.from({ length: kind.events }, (_, at): SimulatedMatch => {
      const startsAtMs = nowMs + HOUR_MS + at * MINUTE_MS * this.#random.int(20);
      const name = { en: 'Simulated', ru: 'Симуляция' };
      const side: Competitor = { name, silk: { pattern: 'solid', colours: ['#000000', '#ffffff'] } };
      return {
        ...{ eventId: ids.next<'event'>(), sport: kind.sport, championship: name, home: side, away: side },
        startsAtMs,
        endsAtMs: startsAtMs + 2 * HOUR_MS,
        isCancelled: this.#random.int(12) === 0,
        score: [this.#random.int(3), this.#random.int(2)],
      };
    });
    for (const match of made) this.#matches.set(match.eventId, match);
    return made.map(({ eventId }) => eventId);
  }

  /** As pools ask for them. */
  readonly events: PoolEvents = {
    ...NO_MATCHES,
    upcomingOne: (id, nowMs) => {
      const match = this.#matches.get(id);
      return match !== undefined && match.startsAtMs > nowMs ? match : undefined;
    },
    hasBegun: (id, nowMs) => (this.#matches.get(id)?.startsAtMs ?? 0) <= nowMs,
    ends: (_db, ids) => {
      const ended = ids.flatMap((id): [EventId, PoolEventEnd][] => {
        const match = this.#matches.get(id);
        if (match === undefined || match.endsAtMs > this.#kernel.clock.nowMs()) return [];
        const { endsAtMs: endedAtMs, isCancelled, score } = match;
        return [[id, { endedAtMs, isCancelled, score: isCancelled ? undefined : score }]];
      });
      return Promise.resolve(new Map(ended));
    },
  };
}
