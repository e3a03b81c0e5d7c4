import { playersListed } from './listed-players.ts';

it('reads each player of a list once, with the line they are named on first', () => {
  expect(
    playersListed('\u{feff}10000000146\r\n\n 10000000238;"10000000146",10000000320\n10000000238\n'),
  ).toEqual([
    { line: 1, player: '10000000146' },
    { line: 3, player: '10000000238' },
    { line: 3, player: '10000000320' },
  ]);
  expect(playersListed(' \n')).toEqual([]);
});
