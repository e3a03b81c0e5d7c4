import type { AuthValue } from '@paddock/shared-utils';
import { BehaviorSubject } from 'rxjs';

import { watchSession, type SessionChange } from './watch-session.ts';

const GUEST: AuthValue = { status: 'guest', userId: null, banLevel: 0 };
const CHECKING: AuthValue = { status: 'checking', userId: null, banLevel: 0 };
const player = (userId: string, banLevel = 0): AuthValue => ({ status: 'signed-in', userId, banLevel });

function changesOf(...values: readonly [AuthValue, ...AuthValue[]]): SessionChange[] {
  const subject = new BehaviorSubject(values[0]);
  const changes: SessionChange[] = [];
  const stream = Object.assign(subject.asObservable(), { snapshot: () => subject.value });
  const stop = watchSession(stream, (change) => changes.push(change));
  for (const value of values.slice(1)) subject.next(value);
  stop();
  subject.next(player('99'));
  return changes;
}

describe('the session', () => {
  it('is no change while it is first found out', () => {
    expect(changesOf(CHECKING, player('7'))).toEqual([]);
  });

  it('loses no rights by signing in', () => {
    expect(changesOf(GUEST, player('7'))).toEqual([{ userChanged: true, rightsLost: false }]);
  });

  it.each([
    ['signing out', player('7'), GUEST, true],
    ['becoming another', player('7'), player('8'), true],
    ['a ban', player('7'), player('7', 45), false],
  ])('loses rights by %s', (_what, before, after, userChanged) => {
    expect(changesOf(before, after)).toEqual([{ userChanged, rightsLost: true }]);
  });
});
