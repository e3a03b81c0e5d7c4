import type { Competitor } from '@paddock/contract/schemas';

import { meetingsOf, teamForm, type PlayedMatch } from './team-form.ts';

const team = (name: string): Competitor => ({
  name: { en: name },
  silk: { pattern: 'solid', colours: ['#aa0000', '#ffffff'] },
});

function match(id: string, home: string, away: string, score: [number, number]): PlayedMatch {
  return { id, startsAtMs: Number(id), home: team(home), away: team(away), score };
}

const isA = ({ name }: Competitor) => name.en === 'A';
const MATCHES = [match('3', 'A', 'B', [2, 0]), match('2', 'C', 'A', [1, 1]), match('1', 'B', 'A', [3, 1])];

it('the form of a side is told from that side, wherever it played, with its sums', () => {
  const { matches, ...sums } = teamForm(MATCHES, isA);
  expect(
    matches.map(({ id, isHome, opponent, score, outcome }) => [id, isHome, opponent.name.en, score, outcome]),
  ).toEqual([
    ['3', true, 'B', [2, 0], 'won'],
    ['2', false, 'C', [1, 1], 'drawn'],
    ['1', false, 'B', [1, 3], 'lost'],
  ]);
  expect(sums).toEqual({ won: 1, drawn: 1, lost: 1, scored: 4, conceded: 4 });
});

it('a side that has not played has nothing to sum up', () => {
  expect(teamForm([], isA)).toEqual({ matches: [], won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 });
});

it('meetings have the score of the side that is at home this time first', () => {
  expect(meetingsOf([match('2', 'B', 'A', [3, 1]), match('1', 'A', 'B', [0, 0])], isA)).toEqual([
    { id: '2', startsAtMs: 2, isHome: false, score: [1, 3] },
    { id: '1', startsAtMs: 1, isHome: true, score: [0, 0] },
  ]);
});
