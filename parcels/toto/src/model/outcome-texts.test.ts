import { outcomeTexts } from './outcome-texts.ts';

const arabic = ([home, away]: readonly [number, number]): string => `${away}|${home}`;

describe('the outcomes of a match as a page writes them', () => {
  it('are as in a file, but for scores, whose figures stand on the side of their team', () => {
    expect(outcomeTexts('result', arabic)).toEqual(['1', 'X', '2']);
    expect(outcomeTexts('score', arabic).slice(0, 6)).toEqual(['0|0', '1|0', '2|0', '3|0', '0|1', '1|1']);
  });
});
