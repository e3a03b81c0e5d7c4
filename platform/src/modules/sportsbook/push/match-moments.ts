import { eventPath, findSport, type EventId } from '@paddock/contract';
import type { Favourite, LocalizedName } from '@paddock/contract/schemas';

import type { BookWatcher } from '../book/book.ts';
import type { EventEntry } from '../book/entries.ts';
import { teamKeys } from '../teams/team-keys.ts';

/** Something of a match that is worth to be told to those who are elsewhere. */
export interface MatchMoment {
  readonly step: 'start' | 'goal' | 'end';
  readonly eventId: EventId;
  /** Of its page, without a language. */
  readonly path: string;
  readonly home: LocalizedName;
  readonly away: LocalizedName;
  readonly score: readonly [number, number];
  /** Whoever keeps one of these follows the match. */
  readonly followedAs: readonly Favourite[];
}

type Listener = (moment: MatchMoment) => void;
type Known = Pick<EventEntry['state'], 'status' | 'score'>;

/**
 * Watches the book for moments of matches. What an event was when it was seen first is no news; nor is a goal that is
 * taken back.
 */
export class MatchMoments implements BookWatcher {
  readonly #listeners = new Set<Listener>();
  readonly #known = new Map<EventEntry, Known>();

  /** Answers the way to hear no more. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  eventChanged(event: EventEntry): void {
    const before = this.#known.get(event);
    const { status, score } = event.state;
    this.#known.set(event, { status, score });
    const step = before && event.field === undefined ? stepOf(event, before) : undefined;
    if (step === undefined) return;
    const moment = momentOf(event, step);
    for (const listener of this.#listeners) listener(moment);
  }

  marketChanged(): void {
    return;
  }

  eventForgotten(event: EventEntry): void {
    this.#known.delete(event);
  }
}

function stepOf({ sport, state }: EventEntry, before: Known): MatchMoment['step'] | undefined {
  if (state.status !== before.status)
    return state.status === 'live' ? 'start' : state.status === 'ended' ? 'end' : undefined;
  if (state.status !== 'live' || findSport(sport)?.tellsGoals !== true) return undefined;
  return state.score.some((goals, side) => goals > (before.score[side] ?? 0)) ? 'goal' : undefined;
}

function momentOf(event: EventEntry, step: MatchMoment['step']): MatchMoment {
  const { id, sport, home, away, state } = event;
  return {
    step,
    eventId: id,
    path: eventPath(event),
    home: home.name,
    away: away.name,
    score: state.score,
    followedAs: [
      { kind: 'event', key: id },
      ...teamKeys({ sport, home, away }).map((key) => ({ kind: 'team' as const, key })),
    ],
  };
}
