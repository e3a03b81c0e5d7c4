import { DAILY_BAND, DAILY_LEGS, dailyAccumulator } from './daily-accumulator.ts';
import { matchAt } from './suggested-legs.fixture.ts';

describe('the accumulator of the day', () => {
  const matches = Array.from({ length: 9 }, (_, nr) => matchAt(nr, [1_500, 4_000, 5_000]));
  const idsOf = (day: string, section: 'line' | 'live' = 'line', of = matches) =>
    dailyAccumulator(of, section, day)?.map(({ eventId }) => eventId);

  it('has 3 or 4 legs that pay 1.25 to 1.90, one a match', () => {
    expect([DAILY_LEGS, DAILY_BAND]).toEqual([
      { least: 3, most: 4 },
      { leastMilli: 1_250, mostMilli: 1_900 },
    ]);
    const ids = idsOf('2026-11-24') ?? [];
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });

  it('is one for everybody all day, another on another day, and another in play', () => {
    expect(idsOf('2026-11-24', 'line', [...matches].reverse())).toEqual(idsOf('2026-11-24'));
    expect(idsOf('2026-11-25')).not.toEqual(idsOf('2026-11-24'));
    expect(idsOf('2026-11-24', 'live')).not.toEqual(idsOf('2026-11-24'));
  });

  it('leaves out matches of which nothing pays within the band, and takes what is nearest to 1.50', () => {
    const [first, second, third] = matches;
    const none = matchAt(20, [1_100, 8_000, 15_000]);
    const two = matchAt(21, [1_480, 1_850, 5_000]);
    const legs = dailyAccumulator(
      [first, second, third, none, two].flatMap((one) => one ?? []),
      'line',
      'x',
    );
    expect(legs?.map(({ selectionId }) => selectionId)).not.toContain('520.home');
    expect(legs?.find(({ eventId }) => eventId === '421')?.outcome).toBe('home');
  });

  it('takes the first market of a match that pays within the band', () => {
    const [base] = matchAt(30, [1_850, 4_000, 5_000]).markets;
    const [nearer] = matchAt(31, [1_500, 4_000, 5_000]).markets;
    const match = matchAt(30, [1, 1, 1], { markets: [base, nearer].flatMap((one) => one ?? []) });
    const legs = dailyAccumulator([match, ...matches.slice(0, 3)], 'line', 'x');
    expect(legs?.find(({ eventId }) => eventId === '430')?.marketId).toBe('530');
  });

  it('takes different championships while there are any', () => {
    const { championship } = matchAt(1, [1_500, 4_000, 5_000]);
    const same = [11, 12, 13, 14, 15].map((nr) => matchAt(nr, [1_500, 4_000, 5_000], { championship }));
    const legs = dailyAccumulator([...same, ...matches.slice(2, 4)], 'line', '2026-11-24') ?? [];
    expect(legs).toHaveLength(4);
    expect(new Set(legs.map(({ championshipId }) => championshipId)).size).toBe(3);
  });

  it('takes different sports while there are any, whichever has the most matches', () => {
    const sports = ['tennis', 'basketball', 'ice-hockey'].map((sport, at) =>
      matchAt(40 + at, [1_500, 4_000, 5_000], { sport }),
    );
    for (const day of ['2026-11-24', '2026-11-25', '2026-11-26']) {
      const legs = dailyAccumulator([...matches, ...sports], 'line', day) ?? [];
      expect(new Set(legs.map(({ sport }) => sport)).size).toBe(4);
    }
  });

  it('is none where fewer than three matches fit', () => {
    expect(dailyAccumulator(matches.slice(0, 2), 'line', '2026-11-24')).toBeUndefined();
  });
});
