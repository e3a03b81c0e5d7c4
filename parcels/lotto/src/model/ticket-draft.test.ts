import type { LotteryTermsView } from '@paddock/contract/schemas';
import { lotteryOf, type Lottery } from '@paddock/games/lotto';

import { draftFault, emptyDraft, fieldsOf, priceOf, withField, withoutField } from './ticket-draft.ts';

const NAMED = lotteryOf('6-45') as Lottery;
const TERMS: LotteryTermsView = {
  code: '6-45',
  currency: 'EUR',
  minLine: '0.10',
  maxLine: '1000.00',
  maxStake: '1000.00',
  maxWin: '250000.00',
  maxDraws: 52,
};
const draftOf = (numbers: readonly number[], lineStake = '0.50') => ({
  ...emptyDraft(NAMED, TERMS),
  lineStake,
  marks: { picks: null, numbers, bonus: [] },
});
const LINE = [1, 2, 3, 4, 5, 6];

describe('a ticket that is being filled in', () => {
  it('has no stake of anybody but the player; a line of a pool has its price', () => {
    expect(emptyDraft(NAMED, TERMS).lineStake).toBe('');
    expect(emptyDraft(lotteryOf('6-49') as Lottery, { minLine: '1.00' }).lineStake).toBe('1.00');
  });

  it('costs its lines: a system all of C(marked, line)', () => {
    expect(priceOf(NAMED, draftOf([...LINE, 7, 8]), 'EUR')).toMatchObject({ lines: 28n, stakeMinor: 1400n });
  });

  it('has fields that were added, and leaves them again', () => {
    const two = withField(NAMED, withField(NAMED, draftOf(LINE)));
    expect(two.fields).toHaveLength(1);
    const next = { ...two, marks: { ...two.marks, numbers: [7, 8, 9, 10, 11, 12] } };
    expect(priceOf(NAMED, next, 'EUR').lines).toBe(2n);
    expect(fieldsOf(NAMED, withoutField(next, 0)).map(({ numbers }) => numbers[0])).toEqual([7]);
  });

  it.each([
    ['nothing is marked', draftOf([]), 'marks'],
    [
      'a line is not complete, though another field is',
      { ...withField(NAMED, draftOf(LINE)), marks: draftOf([9]).marks },
      'marks',
    ],
    [
      'there is one field too many',
      {
        ...draftOf(LINE),
        fields: Array.from({ length: 10 }, () => ({ picks: 6, numbers: LINE, bonus: [] })),
      },
      'fields',
    ],
    ['a line costs too little', draftOf(LINE, '0.09'), 'least'],
    ['it costs nothing', draftOf(LINE, ''), 'least'],
    ['a line costs too much', draftOf(LINE, '1000.01'), 'line'],
    ['all lines cost too much', draftOf([...LINE, 7, 8], '40'), 'stake'],
    ['it could win too much', draftOf(LINE, '3'), 'win'],
    ['nothing is wrong', draftOf(LINE), undefined],
  ] as const)('is held back where %s', (_why, draft, fault) => {
    expect(draftFault(NAMED, draft, TERMS)).toBe(fault);
  });
});
