import type { EventId } from '@paddock/contract';

import type { EventEntry, MarketEntry } from '../../book/entries.ts';
import { createContradictionWatch } from './contradiction-watch.ts';

describe('which events have their prices compared', () => {
  const events = new Map<EventId, EventEntry>();
  const compared: string[] = [];
  let nowMs: number;
  let watch: ReturnType<typeof createContradictionWatch>;

  beforeEach(() => {
    events.clear();
    compared.length = 0;
    nowMs = 0;
    watch = createContradictionWatch({ events }, { nowMs: () => (nowMs += 1) }, ({ id }) => {
      compared.push(id);
      return { selectionIds: [`${id}.home`], bookMilli: 900 };
    });
  });

  function offer(id: string, overrides: readonly string[] = []): MarketEntry {
    const event = {
      id,
      producer: { up: true },
      ordered: {},
      state: { status: 'live', score: [0, 0] },
      markets: new Map<string, MarketEntry>(),
    } as unknown as EventEntry;
    const market = { event, type: {}, status: 'open', ordered: { overrides } } as unknown as MarketEntry;
    setPrice(market);
    event.markets.set('1x2', market);
    events.set(event.id, event);
    return market;
  }

  /** A price that comes again replaces its selections, whatever it is. */
  function setPrice(market: MarketEntry): void {
    Object.assign(market, { selections: [{ outcome: 'home', oddsMilli: 2_000 }] });
  }

  function comparedNow(): readonly string[] {
    compared.length = 0;
    watch.compareSome();
    return [...compared];
  }

  it('are two at a look, those next that were not looked at for longest', () => {
    for (const id of ['1', '2', '3']) offer(id);
    expect([comparedNow(), comparedNow(), comparedNow()]).toEqual([['1', '2'], ['3'], []]);
  });

  it('are those whose prices, score or openness moved since, and no other', () => {
    const [first, second, third] = ['1', '2', '3'].map((id) => offer(id));
    comparedNow();
    comparedNow();
    if (first !== undefined) setPrice(first);
    expect(comparedNow()).toEqual(['1']);
    if (second !== undefined) second.event.state = { ...second.event.state, score: [1, 0] };
    expect(comparedNow()).toEqual(['2']);
    if (third !== undefined) third.status = 'suspended';
    expect(comparedNow()).toEqual(['3']);
    expect(comparedNow()).toEqual([]);
  });

  it('are first those that a trader has priced', () => {
    for (const id of ['1', '2']) offer(id);
    offer('3', ['home']);
    expect(comparedNow()).toEqual(['3', '1']);
  });

  it('leave what was found until it is compared anew or the event is forgotten', () => {
    offer('1');
    comparedNow();
    comparedNow();
    expect(watch.found().map(({ subject }) => subject)).toEqual(['event:1']);
    events.clear();
    comparedNow();
    expect(watch.found()).toEqual([]);
  });
});
