import { anEvent } from '@paddock/shared-utils/testing';

import { chosenFor } from './chosen-for.ts';

const match = (id: string, startsAtMs: number) => anEvent({ id, state: { ...anEvent().state, startsAtMs } });
const idsOf = (...words: Parameters<typeof chosenFor>) => chosenFor(...words).map(({ id }) => id);

it('takes each match once, the dearest list first, and orders what it took by its beginning', () => {
  const own = [match('1', 300), match('2', 100)];
  const usual = [match('2', 100), match('3', 200), match('4', 50)];
  expect(idsOf([own, usual], 3)).toEqual(['2', '3', '1']);
  expect(idsOf([own, usual], 12)).toEqual(['4', '2', '3', '1']);
  expect(idsOf([[], []], 3)).toEqual([]);
});
