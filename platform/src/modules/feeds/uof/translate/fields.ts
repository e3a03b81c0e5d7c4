import { isOutright } from '@paddock/contract';
import { FIELD_WINNER_KEY, placedTypeOf } from '@paddock/contract/markets';
import type { EventState, FeedBody, FeedFixture, Placing, Runner } from '@paddock/contract/schemas';

import type { BoardEvent } from './board.ts';
import { PLACES } from './field-table.ts';
import { MOST_RUNNERS, runnerOf } from './fixture.ts';

/** Kinds of market that are won by the first, the first two, and so on. */
const PAID_KINDS = [FIELD_WINNER_KEY, ...PLACES.map((places) => placedTypeOf(places) ?? '')];

/** What has to be told of a field besides prices and results, once they are told. */
export function fieldNews(
  event: BoardEvent,
  bodies: readonly FeedBody[],
  at: { readonly timestampMs: number; readonly nowMs: number },
): readonly FeedBody[] {
  const { fixture } = event;
  if (fixture?.field === undefined) return [];
  for (const body of bodies) notePaid(event, body);
  return [...joined(event, fixture, bodies), ...stateOf(event, fixture, bodies, at)];
}

/** Who has won it and who came in behind: the feed says it by the results of those markets alone. */
function notePaid(event: BoardEvent, body: FeedBody): void {
  if (body.kind !== 'result' && body.kind !== 'rollback') return;
  const paid = new Map(event.paid);
  if (body.kind === 'rollback')
    for (const type of body.markets?.map((market) => market.type) ?? PAID_KINDS) paid.delete(type);
  else
    for (const { type, selections } of body.markets)
      if (PAID_KINDS.includes(type))
        paid.set(
          type,
          selections.flatMap(({ outcome, won }) => (won === 1 ? [outcome] : [])),
        );
  event.paid = paid;
}

/**
 * The places that results tell: who is paid among the first two and did not win came second, all of them where several share
 * that place. It ends where a kind of market was not decided, or says otherwise than the one before.
 */
function placingsOf(paid: BoardEvent['paid']): Placing[] {
  const placings: Placing[] = [];
  let before: readonly string[] = [];
  for (const [at, type] of PAID_KINDS.entries()) {
    const among = paid.get(type) ?? [];
    if (among.length === 0 || !before.every((code) => among.includes(code))) break;
    const came = among.filter((code) => !before.includes(code));
    placings.push(...came.map((code) => ({ place: at + 1, code })));
    before = among;
  }
  return placings;
}

/** Somebody who is priced and was not announced has come to the field since. */
function joined(event: BoardEvent, fixture: FeedFixture, bodies: readonly FeedBody[]): readonly FeedBody[] {
  const priced = bodies
    .flatMap((body) => (body.kind === 'prices' ? body.markets : []))
    .filter(({ type }) => type.startsWith('field-'))
    .flatMap(({ selections }) => selections)
    // Two who are one outcome are no runner, and who is not offered may have been withdrawn.
    .filter(({ outcome, open }) => open !== false && !outcome.includes('+'));
  const others = priced.flatMap(({ outcome, name }) => (name === undefined ? [] : [runnerOf(outcome, name)]));
  const more = withRunners(fixture, others);
  if (more === fixture) return [];
  event.fixture = more;
  return [more];
}

/** A fixture told anew: who is withdrawn stays a runner as long as a market names them, at no price. */
export function withWithdrawn(fixture: FeedFixture, { fixture: before, markets }: BoardEvent): FeedFixture {
  const named = new Set(
    [...markets.values()].flatMap(({ told }) => told.selections.map(({ outcome }) => outcome)),
  );
  return withRunners(fixture, before?.field?.runners.filter(({ code }) => named.has(code)) ?? []);
}

/** The same fixture where all of them are in it already. */
function withRunners(fixture: FeedFixture, others: readonly Runner[]): FeedFixture {
  const { field } = fixture;
  if (field === undefined) return fixture;
  const known = new Set(field.runners.map(({ code }) => code));
  const more = new Map(others.filter(({ code }) => !known.has(code)).map((one) => [one.code, one]));
  const runners = [...field.runners, ...more.values()].slice(0, MOST_RUNNERS);
  return runners.length === field.runners.length ? fixture : { ...fixture, field: { ...field, runners } };
}

/** A feed seldom says that an outright is over: it is, once everything that could be bet on is decided. */
function stateOf(
  event: BoardEvent,
  fixture: FeedFixture,
  bodies: readonly FeedBody[],
  { timestampMs, nowMs }: { readonly timestampMs: number; readonly nowMs: number },
): readonly FeedBody[] {
  const { fieldStatus: told = 'upcoming', paid } = event;
  const hasBegun = told !== 'upcoming' || isOutright(fixture) || fixture.startsAtMs <= nowMs;
  const isOver = told === 'ended' || (told !== 'cancelled' && hasBegun && isDecided(event));
  const state = fieldState(isOver ? 'ended' : told, fixture.startsAtMs, isOver ? paid : new Map());
  // What an earlier start has told is over may be open again.
  const before =
    event.state ?? (bodies.some(isOffer) ? undefined : fieldState('upcoming', fixture.startsAtMs, new Map()));
  if (JSON.stringify(state) === JSON.stringify(before)) return [];
  event.state = state;
  event.stateAtMs = Math.max(event.stateAtMs, timestampMs);
  return [{ kind: 'score', event: event.id, state }];
}

/** How far a race or a season has come, and how it came in as far as that was bet on: the feed tells no more of it. */
function fieldState(status: EventState['status'], startsAtMs: number, paid: BoardEvent['paid']): EventState {
  const nothing = { period: '', score: [0, 0] as [number, number], parts: [] };
  const winners = paid.get(FIELD_WINNER_KEY) ?? [];
  if (winners.length === 0) return { status, startsAtMs, ...nothing };
  return { status, startsAtMs, ...nothing, winners: [...winners], placings: placingsOf(paid) };
}

const isOffer = (body: FeedBody) =>
  body.kind === 'prices' && body.markets.some(({ status }) => status === 'open');

function isDecided({ markets, paid }: BoardEvent): boolean {
  const all = [...markets.values()];
  const isAny = (paid.get(FIELD_WINNER_KEY) ?? []).length > 0 || all.some(({ certainty }) => certainty === 2);
  return (
    isAny &&
    all.every(
      ({ certainty, told, isTakenBack = false }) =>
        certainty === 2 || (told.status === 'closed' && !isTakenBack),
    )
  );
}
