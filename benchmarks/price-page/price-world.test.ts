import type { EventDelta } from '@paddock/contract';

import { PriceWorld } from './price-world.ts';

const PRICES = 500;

describe('the prices the page is measured with', () => {
  it('moves as many prices as asked, and the deltas tell all of them', () => {
    const world = new PriceWorld(PRICES);
    const before = world.shown();
    const messages = world.move(100);
    const after = world.shown();
    const told = new Set(
      messages.flatMap((message) =>
        message.t === 'delta'
          ? ((message.data as EventDelta).markets ?? []).flatMap(({ id, selections }) =>
              selections.map(({ outcome }) => `${id}.${outcome}`),
            )
          : [],
      ),
    );
    const moved = Object.keys(after).filter((selection) => after[selection] !== before[selection]);
    expect(Object.keys(after)).toHaveLength(PRICES);
    expect(moved.length).toBeGreaterThan(95);
    expect(moved.length).toBeLessThanOrEqual(100);
    expect(moved.every((selection) => told.has(selection))).toBe(true);
  });

  it('numbers the deltas of a topic without a gap and repeats itself exactly', () => {
    const world = new PriceWorld(PRICES);
    const same = new PriceWorld(PRICES);
    const seqs = new Map<string, number>();
    for (let tick = 0; tick < 5; tick++) {
      const messages = world.move(300);
      expect(same.move(300)).toEqual(messages);
      for (const message of messages) {
        if (message.t !== 'delta') continue;
        expect(message.seq).toBe((seqs.get(message.topic) ?? 0) + 1);
        seqs.set(message.topic, message.seq);
      }
    }
  });
});
