import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { FORTUNA, type FortunaFace } from '@paddock/games/fortuna';

import { openFace, type OpenFace, type OpenFaceOptions } from '../testing/open-face.tsx';
import { FORTUNA_FACE } from './fortuna-face.ts';

type NoChoice = Readonly<Record<string, never>>;
/** Numbers that stop both rings there. */
const stopping = (outer: number, inner: number) => (index: number) =>
  index === 0 ? outer * 2 ** 28 : inner * 2 ** 29;

describe('fortuna', () => {
  let face: OpenFace<NoChoice, FortunaFace>;
  const open = (options: OpenFaceOptions<NoChoice> = {}) => (face = openFace(FORTUNA_FACE, options));
  afterEach(() => {
    face.close();
    jest.useRealTimers();
  });

  it('can be played at once, and its wheel is named', () => {
    open();
    expect(FORTUNA.readBet(100n, face.choice())).toBeDefined();
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/sixteen prizes outside/);
    expect(face.words()).toBe('Outside the prize, inside how often it is paid.');
  });

  it.each([
    ['en', 0, 0, '×4.5 paid 5 times over: ×22.5.'],
    ['en', 4, 1, '×0.8, but the inner ring shows 0.'],
    ['ru', 2, 5, '×0,4, умножено на 3: ×1,2.'],
  ] as const)('says where the rings stopped (%s, %i, %i)', (language, outer, inner, words) => {
    open({ language });
    face.deal(stopping(outer, inner));
    expect(face.words()).toBe(words);
  });

  it('says nothing while the rings turn, and turns on from where they stood', () => {
    jest.useFakeTimers();
    open({ isStill: false });
    const angles = () =>
      [...document.querySelectorAll<SVGGElement>('g[style]')].map(({ style }) => style.transform);
    face.deal(stopping(1, 1));
    expect([angles(), face.words()]).toEqual([['rotate(1417.5deg)', 'rotate(-1485deg)'], '']);
    act(() => jest.advanceTimersByTime(2_800));
    expect(face.words()).toMatch(/^×0\.1/);
    face.deal(stopping(1, 1));
    expect(angles()).toEqual(['rotate(2497.5deg)', 'rotate(-2925deg)']);
  });

  it('counts its ends', () => {
    open();
    const ends = FORTUNA_FACE.ends?.({}) ?? [];
    const sum = ends.reduce((all, [ways, milli]) => all + ways * BigInt(milli), 0n);
    expect([ends.length, Number(sum) / 128_000]).toEqual([128, 0.975]);
  });
});
