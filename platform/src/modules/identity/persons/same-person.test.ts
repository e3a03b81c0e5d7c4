import type { PersonId } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import { statementsOf } from '../../../testing/statements-of.ts';
import { createIdentityFixture, signUp, type IdentityPlatform } from '../identity.fixture.ts';
import { mergePersons, separatePlayer } from './same-person-store.ts';

describe('who is one person', () => {
  let platform: IdentityPlatform;
  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());

  it('is everybody alone until accounts are joined, and again once they are separated', async () => {
    const { db, ids } = platform.kernel;
    const { personOf, playersOf } = platform.modules.identity;
    const [ann, second, other] = [
      await signUp(platform.app),
      await signUp(platform.app),
      await signUp(platform.app),
    ].map(({ playerId }) => playerId) as [never, never, never];
    const [annId, secondId] = [await personOf(db, ann), await personOf(db, second)];
    expect(new Set([annId, secondId, await personOf(db, other)]).size).toBe(3);
    await inTransaction(db, (tx) => mergePersons(tx, annId, secondId));
    expect(await personOf(db, second)).toBe(annId);
    expect(await playersOf(db, annId)).toEqual([ann, second]);
    expect(await playersOf(db, secondId)).toEqual([]);
    await inTransaction(db, (tx) => separatePlayer(tx, ann, ids.forPlayer<'person'>(ann)));
    expect(await playersOf(db, annId)).toEqual([second]);
    expect(await playersOf(db, await personOf(db, ann))).toEqual([ann]);
  });

  it('has its accounts told of each, many asked at once or one in a transaction', async () => {
    const { db } = platform.kernel;
    const { personOf, accountsOfPerson } = platform.modules.identity;
    const [ann, second, other] = [
      await signUp(platform.app),
      await signUp(platform.app),
      await signUp(platform.app),
    ].map(({ playerId }) => playerId) as [never, never, never];
    const [annId, secondId] = [await personOf(db, ann), await personOf(db, second)];
    await inTransaction(db, async (tx) => {
      await mergePersons(tx, annId, secondId);
      expect(await accountsOfPerson(tx, ann)).toEqual([ann, second]);
      // What asks outside knows nothing of it yet.
      expect(await accountsOfPerson(db, ann)).toEqual([ann]);
    });
    const sent = await statementsOf(async () => {
      const asked = [second, other, ann].map((one) => accountsOfPerson(db, one));
      expect(await Promise.all(asked)).toEqual([[ann, second], [other], [ann, second]]);
    });
    // The first goes at once, what comes meanwhile together.
    expect(sent).toHaveLength(2);
  });

  it('knows nobody who is nobody', async () => {
    const { personOf, playersOf } = platform.modules.identity;
    const { accountsOfPerson } = platform.modules.identity;
    await expect(personOf(platform.kernel.db, '1' as never)).rejects.toThrow('no person');
    await expect(accountsOfPerson(platform.kernel.db, '1' as never)).rejects.toThrow('no person');
    expect(await playersOf(platform.kernel.db, '1' as PersonId)).toEqual([]);
  });
});
