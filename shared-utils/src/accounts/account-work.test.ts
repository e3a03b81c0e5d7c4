/** @jest-environment node */
import { createAccountWork } from './account-work.ts';

const NOTHING = { isAddInProgress: false, isDeleteInProgress: false, isChangeInProgress: false };

describe('work on the accounts', () => {
  it.each([
    ['add', 'isAddInProgress'],
    ['delete', 'isDeleteInProgress'],
    ['change', 'isChangeInProgress'],
  ] as const)(
    'of the kind %s is under way until the last of it is over, well or not [S3-18]',
    async (kind, flag) => {
      const { accountWork$, duringAccountWork } = createAccountWork();
      expect(accountWork$.snapshot()).toEqual(NOTHING);
      const first = Promise.withResolvers<number>();
      const second = Promise.withResolvers<number>();
      const works = [first, second].map(({ promise }) => duringAccountWork(kind, () => promise));
      expect(accountWork$.snapshot()).toEqual({ ...NOTHING, [flag]: true });
      first.resolve(1);
      expect(await works[0]).toBe(1);
      expect(accountWork$.snapshot()).toMatchObject({ [flag]: true });
      second.reject(new Error('lost'));
      await expect(works[1]).rejects.toThrow('lost');
      expect(accountWork$.snapshot()).toEqual(NOTHING);
    },
  );
});
