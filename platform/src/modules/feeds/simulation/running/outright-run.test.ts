import type { FeedBody } from '@paddock/contract/schemas';

import { catalogueMethodOf } from '../match/quote.ts';
import { Outright } from '../outrights/outright.ts';
import { firstSeason } from '../outrights/season.fixture.ts';
import { OutrightRun } from './outright-run.ts';

const { fixture, season } = firstSeason('virtual-football');
const [firstMs = 0, secondMs = 0] = season.kickOffsMs;
const CLOCK = { anchorFeedMs: 0, anchorServerMs: 0, speed: 1 };
const moment = (feedMs: number) => ({ feedMs, serverMs: feedMs });
const MINUTE_MS = 60_000;

function opened(feedMs: number) {
  const outright = new Outright('test', fixture, season);
  return { outright, run: new OutrightRun(fixture, outright, CLOCK, moment(feedMs), catalogueMethodOf) };
}

const kindsOf = (bodies: readonly FeedBody[]) => bodies.map(({ kind }) => kind);
const always = () => true;

describe('who wins a season, in the feed', () => {
  it('is announced at once, and priced in steps afterwards', () => {
    const { run } = opened(firstMs - MINUTE_MS);
    expect(kindsOf(run.picture(moment(firstMs - MINUTE_MS)))).toEqual(['fixture', 'score']);
    expect(run.isBehind).toBe(true);
    expect(run.work(() => false)).toEqual([]);
    const [prices] = run.work(always);
    expect(prices).toMatchObject({ kind: 'prices', event: fixture.id });
    expect(run.isBehind).toBe(false);
    expect(kindsOf(run.picture(moment(firstMs - MINUTE_MS)))).toEqual(['fixture', 'score', 'prices']);
  });

  it('takes no bets while matches of it are on, and is priced anew when they are over', () => {
    const { run, outright } = opened(firstMs - MINUTE_MS);
    run.picture(moment(firstMs - MINUTE_MS));
    run.work(always);
    expect(run.advance(moment(firstMs))).toEqual([
      { kind: 'bet-stop', event: fixture.id, reason: 'matches' },
    ]);
    expect([run.isBehind, run.mustWait]).toEqual([true, true]);
    run.advance(moment(outright.play.part(0).endsMs));
    expect([run.isBehind, run.mustWait]).toEqual([true, false]);
    const [prices] = run.work(always);
    expect(prices?.kind === 'prices' && prices.markets.map(({ status }) => status)).not.toContain(
      'suspended',
    );
    expect(run.advance(moment(secondMs - 1))).toEqual([]);
  });

  it('is closed from its last matches on, and settled by the table when they are over', () => {
    const { run, outright } = opened(firstMs - MINUTE_MS);
    run.picture(moment(firstMs - MINUTE_MS));
    run.work(always);
    expect(kindsOf(run.advance(moment(fixture.kickOffMs)))).toEqual(['bet-stop', 'score']);
    expect([run.phase, run.isBehind]).toEqual(['live', false]);
    const end = run.advance(moment(outright.play.endsMs()));
    expect(kindsOf(end)).toEqual(['score', 'result']);
    const [score, result] = end;
    const first = [...outright.record(true).places].flatMap(([code, place]) => (place === 1 ? [code] : []));
    expect(score).toMatchObject({ state: { status: 'ended', winners: first } });
    const told = score?.kind === 'score' ? (score.state.placings ?? []) : [];
    expect(told.map(({ place }) => place)).toEqual(told.map(({ place }) => place).toSorted((a, b) => a - b));
    // Independently of the code that settles: whoever is among the first so many is paid by that market.
    for (const [type, most] of [
      ['field-winner', 1],
      ['field-top-3', 3],
    ] as const) {
      const paidBy = result?.kind === 'result' ? result.markets.find((one) => one.type === type) : undefined;
      const among = told.flatMap(({ place, code }) => (place <= most ? [code] : []));
      expect(
        paidBy?.selections.flatMap(({ outcome, won }) => (won === 1 ? [outcome] : [])).toSorted(),
      ).toEqual(among.toSorted());
    }
    const winner = result?.kind === 'result' && result.markets.find(({ type }) => type === 'field-winner');
    const paid = winner && winner.selections.flatMap(({ outcome, won }) => (won === 1 ? [outcome] : []));
    expect(paid).toEqual(first);
    expect(run.phase).toBe('over');
  });

  it('that ended while no server ran gets a result for each of its markets', () => {
    const { run, outright } = opened(fixture.kickOffMs + 1_000 * MINUTE_MS);
    run.resume();
    const result = run.picture(moment(fixture.kickOffMs + 1_000 * MINUTE_MS)).at(-1);
    expect(result?.kind === 'result' && result.markets.map(({ type }) => type)).toEqual(
      outright.keys().map(({ type }) => type),
    );
  });
});
