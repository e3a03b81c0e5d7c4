import { outcomesOf, type PoolQuestion } from '@paddock/games/toto';

/**
 * What a match of a pool can end with, in the order of the bits of a choice.
 * @param writeScore of the reader's language, some of which have the home side on the right
 */
export function outcomeTexts(
  question: PoolQuestion,
  writeScore: (score: readonly [home: number, away: number]) => string,
): readonly string[] {
  const names = outcomesOf(question);
  if (question !== 'score') return names;
  return names.map((name) => {
    const [home = 0, away = 0] = name.split(':').map(Number);
    return writeScore([home, away]);
  });
}
