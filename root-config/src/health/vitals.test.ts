import { createVitals } from './vitals.ts';

describe('web vitals', () => {
  it('belong to the parcel whose page stood, the largest paint to the first', () => {
    const vitals = createVitals();
    vitals.paint(900);
    vitals.shown('live');
    vitals.paint(1_200.4);
    vitals.interaction(80);
    vitals.shown('coupon');
    vitals.interaction(48);
    vitals.interaction(200.6);
    vitals.interaction(56);
    vitals.paint(1_300);
    expect(vitals.take()).toEqual([
      { parcel: 'live', lcpMs: 1_300, inpMs: 80 },
      { parcel: 'coupon', inpMs: 201 },
    ]);
    expect(vitals.take()).toEqual([]);
  });

  it('count the worst burst of layout shifts', () => {
    const vitals = createVitals();
    vitals.shown('live');
    for (const [startTime, value] of [
      [0, 0.02],
      [900, 0.03],
      [3_000, 0.01],
      [3_500, 0.015],
    ] as const) {
      vitals.shift({ startTime, value });
    }
    expect(vitals.take()).toEqual([{ parcel: 'live', clsMilli: 50 }]);
    for (let at = 0; at < 12; at++) vitals.shift({ startTime: 10_000 + at * 900, value: 0.01 });
    expect(vitals.take()).toEqual([{ parcel: 'live', clsMilli: 60 }]);
  });
});
