import { namesCalled } from './market-search.ts';

const NAMES = [
  'Corners. Total',
  'Corners. Handicap',
  'Жёлтые карточки',
  'Both teams to score',
  'Total goals',
];

describe('searching the markets of a match', () => {
  it.each([
    ['corn', [0, 1]],
    ['total corners', [0]],
    ['cards', []],
    ['  ', [0, 1, 2, 3, 4]],
    ['желтые', [2]],
    ['SCORE both', [3]],
    ['cornres', [0, 1]],
    ['corers total', [0]],
    ['tota', [0, 4]],
    ['handycap', [1]],
    ['gaols', [4]],
    ['карточки жолтые', [2]],
    ['goal', [4]],
    ['gosl', []],
    ['bxth', [3]],
    ['zzzzz', []],
  ])('%j finds %j', (typed, found) => {
    expect(namesCalled(NAMES, (name) => name, typed)).toEqual(found.map((at) => NAMES[at]));
  });
});
