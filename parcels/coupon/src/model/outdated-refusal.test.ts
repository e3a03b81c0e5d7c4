import { refusal } from '@paddock/shared-utils/testing';

import type { LegStanding } from './leg-view.ts';
import { legView } from './leg-view.ts';
import { legOf } from './leg-view.fixture.ts';
import { isOutdated, standingsOf } from './outdated-refusal.ts';

const legs = [{ selectionId: '1.home', reason: 'suspended' }];
const standings = (standing: LegStanding) => new Map([['1.home', standing]]);

describe('a refusal is old', () => {
  it.each([
    ['SELECTION_SUSPENDED', 'kept', 'suspended', false],
    ['SELECTION_SUSPENDED', 'suspended', 'suspended', false],
    ['SELECTION_SUSPENDED', 'suspended', 'kept', true],
    ['SELECTION_SUSPENDED', 'suspended', 'gone', true],
    ['PRICE_MOVED', 'kept', 'moved', false],
    ['PRICE_MOVED', 'moved', 'kept', true],
    ['PRICE_MOVED', 'moved', 'suspended', true],
    ['EVENT_OVER', 'suspended', 'gone', false],
    ['LIMIT_REACHED', 'kept', 'gone', false],
  ] as const)('%s, when its leg goes from %s to %s: %s', (code, was, is, old) => {
    expect(isOutdated(refusal(code, { legs }).problem, standings(was), standings(is))).toBe(old);
  });

  it('by legs it names alone', () => {
    const now = new Map<string, LegStanding>([
      ['1.home', 'suspended'],
      ['2.home', 'gone'],
    ]);
    const was = new Map<string, LegStanding>([...now, ['2.home', 'suspended']]);
    expect(isOutdated(refusal('SELECTION_SUSPENDED', { legs }).problem, was, now)).toBe(false);
  });

  it('not by a price that is waited for: the leg stands as it did', () => {
    const waiting = legView(legOf(1, 2000), { status: 'loading' }, 'none');
    expect(standingsOf([waiting], standings('suspended'))).toEqual(standings('suspended'));
  });
});
