import { aLimit, aProfile } from '@paddock/shared-utils/testing';

import { isNew, nextSteps } from './next-steps.ts';

const NEW = aProfile({ activation_type: 0, has_deposit: false, verification_status: 0 });
const doneOf = (...args: Parameters<typeof nextSteps>) =>
  nextSteps(...args)
    .filter(({ isDone }) => isDone)
    .map(({ key }) => key);

describe('the next steps of a new player', () => {
  it('are all open at first, and told as done by what the account says', () => {
    expect(doneOf(NEW, [])).toEqual([]);
    expect(doneOf({ ...NEW, activation_type: 3 }, [])).toEqual(['contact']);
    expect(doneOf({ ...NEW, has_deposit: true }, [])).toEqual(['deposit']);
    expect(doneOf({ ...NEW, verification_status: 4 }, [])).toEqual(['verify']);
  });

  it('count a limit that holds, not one that waits or was taken away', () => {
    expect(doneOf(NEW, undefined)).toEqual([]);
    expect(doneOf(NEW, [aLimit({ limitState: 'PENDING' })])).toEqual([]);
    expect(doneOf(NEW, [aLimit({ limitState: 'ACTIVE', limitValue: -1 })])).toEqual([]);
    expect(doneOf(NEW, [aLimit({ limitState: 'ACTIVE', limitValue: 50 })])).toEqual(['limits']);
  });

  it('lead who has no address yet to where one is given', () => {
    const pathOf = (profile: Parameters<typeof nextSteps>[0]) => nextSteps(profile, [])[0]?.path;
    expect(pathOf({ ...NEW, user_email: '', phone_number: '' })).toBe('/office/account/edit');
    expect(pathOf({ ...NEW, user_email: 'a@example.org' })).toBe('/user/accountverify');
  });

  it('are for the first 30 days', () => {
    const atMs = 1_000;
    expect(isNew({ registered_at_ms: atMs }, atMs + 30 * 86_400_000 - 1)).toBe(true);
    expect(isNew({ registered_at_ms: atMs }, atMs + 30 * 86_400_000)).toBe(false);
  });
});
