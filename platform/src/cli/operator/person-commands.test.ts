import { LIMIT_TYPES } from '@paddock/contract';
import type { PersonReviewsView } from '@paddock/contract/schemas';

import { createPeopleFixture, type PeopleFixture } from '../../joined-accounts.fixture.ts';
import { shownNumber, type SignedIn } from '../../modules/identity/identity.fixture.ts';
import { operatorWith } from '../../modules/operators/operators.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the commands about who is one person', () => {
  let people: PeopleFixture;
  let run: Awaited<ReturnType<typeof operatorDesk>>;
  let operator: Awaited<ReturnType<typeof operatorWith>>;

  beforeAll(async () => {
    people = await createPeopleFixture();
    run = await operatorDesk(people.platform, { name: 'ann', role: 'compliance', answers: 'seen both' });
    operator = await operatorWith(people.platform, 'ben', 'compliance');
  });
  afterAll(() => people.close());

  /** Two accounts of one name and birth date that proved nothing. */
  async function alike(): Promise<{ newer: SignedIn; older: SignedIn; review: string }> {
    const { mailbox, ...who } = people.somebody();
    const older = await people.register({ ...who, email: `${mailbox}@example.com` });
    const newer = await people.register({ ...who, email: `${mailbox}@example.org` });
    const answer = await people.platform.app.inject({
      url: `/operator-api/person-reviews?playerId=${newer.playerId}`,
      headers: operator.bearer,
    });
    const { reviews } = answer.json<PersonReviewsView>();
    expect(reviews).toMatchObject([
      { newerPlayerId: newer.playerId, olderPlayerId: older.playerId, kinds: ['name'], status: 'open' },
    ]);
    return { newer, older, review: reviews[0]?.id ?? '' };
  }

  it('dismisses: the newer account is free again, of a break that came from the likeness too', async () => {
    const { newer, older, review } = await alike();
    expect((await run('persons')).text).toMatch(new RegExp(`${review} +open .*name`));
    expect(await people.deposit(newer, '10.00')).toBe('PERSON_REVIEW');
    await people.setLimit(older, LIMIT_TYPES.selfExclusion, 30);
    expect(await people.banLevel(newer)).toBeGreaterThan(0);
    expect(await run('person-dismiss', review)).toEqual({ text: `${review}: dismissed`, exitCode: 0 });
    expect(await people.banLevel(newer)).toBe(0);
    expect(await people.banLevel(older)).toBeGreaterThan(0);
    expect((await run('person-dismiss', review)).text).toContain('REVIEW_DECIDED');
  });

  it('keeps the newer account’s own break when it dismisses', async () => {
    const { newer, older, review } = await alike();
    await people.setLimit(newer, LIMIT_TYPES.selfExclusion, 7);
    expect(await people.banLevel(older)).toBe(0);
    await people.setLimit(older, LIMIT_TYPES.selfExclusion, 30);
    await run('person-dismiss', review);
    const { modules, kernel } = people.platform;
    const standing = await modules.identity.player(kernel.db, newer.playerId);
    expect(standing?.restrictedUntilMs).toBe(kernel.clock.nowMs() + 7 * 86_400_000);
  });

  it('joins, and separates again; the audit has who and why', async () => {
    const { newer, older, review } = await alike();
    expect(await run('person-join', review)).toEqual({ text: `${review}: joined`, exitCode: 0 });
    expect(await people.playersOf(older)).toEqual([older.playerId, newer.playerId]);
    await people.setLimit(older, LIMIT_TYPES.deposit24h, 20);
    expect(await people.deposit(older, '15.00')).toBe('created');
    expect(await people.deposit(newer, '10.00')).toBe('LIMIT_REACHED');
    const [first, second] = [
      await shownNumber(people.platform, newer.playerId),
      await shownNumber(people.platform, older.playerId),
    ];
    const separated = await run('person-separate', first);
    expect(separated.text).toBe(`${first} is no longer one person with ${second}`);
    expect(await people.playersOf(older)).toEqual([older.playerId]);
    expect(await people.deposit(newer, '10.00')).toBe('created');
    // What was known then joins them no more.
    await people.proveMailbox(newer);
    expect(await people.playersOf(older)).toEqual([older.playerId]);
    const { text } = await run('audit', '--subject', `player:${newer.playerId}`);
    expect(text).toMatch(/person\.separate[\s\S]*person\.join/);
    expect((await run('person-separate', newer.playerId)).text).toContain('REVIEW_DECIDED');
  });

  it('says what is wrong, and is for compliance alone', async () => {
    expect((await run('persons', '--status', 'lost')).text).toContain('lost is none of open');
    expect((await run('person-join', '4711')).text).toContain('NOT_FOUND');
    const cashier = await operatorWith(people.platform, 'cora', 'cashier');
    const answer = await people.platform.app.inject({
      url: '/operator-api/person-reviews',
      headers: cashier.bearer,
    });
    expect(answer.statusCode).toBe(403);
  });
});
