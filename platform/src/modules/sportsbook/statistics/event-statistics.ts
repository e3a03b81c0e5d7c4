import { DAY_MS, parseId, teamKeyOf } from '@paddock/contract';
import type { Competitor, EventStatisticsView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { findSportModel } from '../../feeds/index.ts';
import type { Book } from '../book/book.ts';
import { eventSummary } from '../read/event-view.ts';
import { KeptAnswers } from './kept-answers.ts';
import { readPlayedBy, readPlayedIn, readStoredEvent } from './played-store.ts';
import { runningSeason, standings } from './standings.ts';
import { meetingsOf, teamForm } from './team-form.ts';

const FORM_MATCHES = 20;
const MEETINGS = 10;
const HISTORY_MS = 5 * 365 * DAY_MS;
/** A season is no longer than this, has no more matches, and no pause in it is longer than the break. */
const SEASON_MS = 330 * DAY_MS;
const SEASON_MATCHES = 1_000;
const SEASON_BREAK_MS = 50 * DAY_MS;
/** How long what was made of stored results stands. */
const KEEP_MS = 20_000;
const KEEP_EVENTS = 500;
const KEEP_TABLES = 200;

type StatedEvent = EventStatisticsView['event'];
type Table = EventStatisticsView['table'];
type Behind = Pick<EventStatisticsView, 'form' | 'meetings'>;

/**
 * What is known around an event: what its sides did before it, their meetings, the table of the championship as it is now.
 * @throws EVENT_UNKNOWN (of what is answered)
 */
export function createEventStatistics({ db, clock }: Pick<Kernel, 'db' | 'clock'>, book: Book) {
  const sides = new KeptAnswers<Behind>(clock, KEEP_MS, KEEP_EVENTS);
  const tables = new KeptAnswers<Table>(clock, KEEP_MS, KEEP_TABLES);

  async function readEvent(text: string): Promise<StatedEvent> {
    const id = parseId<'event'>(text);
    const entry = id === undefined ? undefined : book.events.get(id);
    if (entry !== undefined) return { ...eventSummary(entry), state: entry.state };
    const stored = id === undefined ? undefined : await readStoredEvent(db, id);
    if (stored === undefined) throw new PlatformError('EVENT_UNKNOWN');
    return stored;
  }

  async function readSides({ sport, home, away, state }: StatedEvent): Promise<Behind> {
    const teams = [home, away].map(({ name }) => teamKeyOf(sport, name));
    const fromMs = state.startsAtMs - HISTORY_MS;
    const before = { fromMs, beforeMs: state.startsAtMs };
    const [ofHome, ofAway, met] = await Promise.all([
      readPlayedBy(db, { ...before, teams: teams.slice(0, 1), limit: FORM_MATCHES }),
      readPlayedBy(db, { ...before, teams: teams.slice(1), limit: FORM_MATCHES }),
      readPlayedBy(db, { ...before, teams, limit: MEETINGS }),
    ]);
    const is = (at: 0 | 1) => (side: Competitor) => teamKeyOf(sport, side.name) === teams[at];
    return {
      form: [teamForm(ofHome, is(0)), teamForm(ofAway, is(1))],
      meetings: meetingsOf(met, is(0)),
    };
  }

  async function readTable({ sport, championship }: StatedEvent): Promise<Table> {
    const fromMs = clock.nowMs() - SEASON_MS;
    const played = await readPlayedIn(db, { championshipId: championship.id, fromMs, limit: SEASON_MATCHES });
    const season = runningSeason(played, SEASON_BREAK_MS);
    return {
      sinceMs: season.at(-1)?.startsAtMs ?? null,
      rows: standings(season, findSportModel(sport)?.tablePoints),
    };
  }

  return async function eventStatistics(id: string): Promise<EventStatisticsView> {
    const event = await readEvent(id);
    const [behind, table] = await Promise.all([
      sides.get(event.id, () => readSides(event)),
      tables.get(event.championship.id, () => readTable(event)),
    ]);
    return { event, ...behind, table };
  };
}
