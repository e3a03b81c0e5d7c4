import { LOTTERIES, LOTTO_SECTIONS } from '@paddock/games/lotto';

import manifest from '../../parcel.json' with { type: 'json' };
import { archivePath, lotteryPath, SECTIONS, shownBy } from './sections.ts';

describe('an address below /lotto', () => {
  it('names sections and lotteries that there are, all of them [S2-15]', () => {
    const [all, one] = manifest.routes;
    const sections = [...LOTTO_SECTIONS, ...SECTIONS.filter((section) => section !== 'lotteries')];
    expect(all?.params.section.values).toEqual(sections);
    expect(one?.params.section.values).toEqual(sections);
    expect(one?.params.lottery?.values).toEqual(LOTTERIES.map(({ code }) => code));
    expect(sections.filter((section) => shownBy(section, undefined).page === 'unknown')).toEqual([]);
  });

  it('opens the archive of a lottery at a day', () => {
    expect(archivePath({ code: 'keno' }, '')).toBe('/lotto/results/keno');
    expect(archivePath({ code: 'keno' }, '2026-11-21')).toBe('/lotto/results/keno?day=2026-11-21');
  });

  it('shows a lottery below its own kind alone', () => {
    expect(LOTTERIES.map(lotteryPath)).toContain('/lotto/bonus/5-50');
    expect(LOTTERIES.map(({ section, code }) => shownBy(section, code).page)).toEqual(
      LOTTERIES.map(() => 'lottery'),
    );
    expect(shownBy('keno', '6-49')).toEqual({ page: 'unknown' });
    expect(shownBy('results', '6-50')).toEqual({ page: 'unknown' });
  });

  it('tells of the first lottery where none is named', () => {
    expect(shownBy('statistics', undefined)).toMatchObject({ lottery: { code: '6-49' } });
    expect(shownBy('results', 'keno')).toMatchObject({ lottery: { code: 'keno' } });
    expect(shownBy('tickets', undefined)).toEqual({ page: 'tickets', lottery: undefined });
  });
});
