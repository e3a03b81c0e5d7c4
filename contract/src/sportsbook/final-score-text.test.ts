import { finalScoreText } from './final-score-text.ts';

describe('how a match of a leg ended', () => {
  const written = ([home, away]: readonly [number, number]) => `${home}:${away}`;

  it.each([
    [
      'en',
      {
        finalScore: [2, 1],
        finalParts: [
          [6, 4],
          [3, 6],
          [7, 5],
        ],
      },
      '2:1 (6:4, 3:6, 7:5)',
    ],
    [
      'ar',
      {
        finalScore: [2, 0],
        finalParts: [
          [6, 4],
          [6, 3],
        ],
      },
      '2:0 (6:4، 6:3)',
    ],
    ['en', { finalScore: [2, 1] }, '2:1'],
    ['en', {}, undefined],
  ] as const)('is in %s of %j: %s', (language, { finalScore, finalParts }: Told, says) => {
    const leg = {
      ...(finalScore && { finalScore: [...finalScore] as [number, number] }),
      ...(finalParts && { finalParts: finalParts.map(([home, away]): [number, number] => [home, away]) }),
    };
    expect(finalScoreText(leg, written, language)).toBe(says);
  });
});

interface Told {
  readonly finalScore?: readonly [number, number];
  readonly finalParts?: readonly (readonly [number, number])[];
}
