import { soundOf, type Heard } from './sound-of.ts';

const QUIET: Heard = { isDealing: false, over: undefined };
const DEALING: Heard = { isDealing: true, over: undefined };
const ended = (id: string, isWon: boolean): Heard => ({ isDealing: false, over: { id, isWon } });

describe('the sound of a table', () => {
  it.each([
    ['a round begins', QUIET, DEALING, 'begun'],
    ['it is still dealt', DEALING, DEALING, undefined],
    ['it moves', DEALING, QUIET, undefined],
    ['it is won', QUIET, ended('1', true), 'won'],
    ['it is not won', QUIET, ended('1', false), 'over'],
    ['nothing new ended', ended('1', true), ended('1', true), undefined],
    ['the next one ended', ended('1', true), ended('2', false), 'over'],
  ])('when %s', (_what, before, now, sound) => {
    expect(soundOf(before, now)).toBe(sound);
  });
});
