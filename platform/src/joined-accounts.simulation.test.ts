import { DAY_MS, HOUR_MS, LIMIT_TYPES, type BetId } from '@paddock/contract';

import { createPeopleFixture, type PeopleFixture } from './joined-accounts.fixture.ts';
import type { SignedIn } from './modules/identity/identity.fixture.ts';
import { inTransaction } from './testing/index.ts';
import { SeededRandom } from './testing/seeded-random.ts';

const SEED = 20_261_122;
const STEPS = 250;
const WAGERING_MINOR = 60_00n;
const LOSS_MINOR = 35_00n;

/** What a person did, kept as lists and added up anew for each question: no counter of the product is asked. */
class Person {
  readonly stakes: {
    readonly betId: string;
    readonly by: number;
    readonly atMs: number;
    readonly minor: bigint;
    paidMinor: bigint;
    revision: number;
    isVoid: boolean;
  }[] = [];
  readonly returns: { readonly atMs: number; readonly minor: bigint }[] = [];

  admits(minor: bigint, nowMs: number): boolean {
    const recent = <T extends { readonly atMs: number }>(moved: readonly T[]) =>
      moved.filter(({ atMs }) => atMs > nowMs - DAY_MS);
    const sum = (moved: readonly { readonly minor: bigint }[]) =>
      moved.reduce((all, one) => all + one.minor, 0n);
    const staked = recent(this.stakes);
    const wagered = sum(staked.filter(({ isVoid }) => !isVoid));
    const lost = sum(staked) - sum(recent(this.returns));
    return wagered + minor <= WAGERING_MINOR && lost + minor <= LOSS_MINOR;
  }
}

describe('limits over the joined accounts of one person', () => {
  let people: PeopleFixture;

  beforeAll(async () => {
    people = await createPeopleFixture();
  });
  afterAll(() => people.close());

  it('admit what sums over the bets of all of them say, whatever is staked, paid, voided and corrected when', async () => {
    const { platform } = people;
    const random = new SeededRandom(SEED);
    const accounts = await people.joined(people.somebody(), ['EUR', 'EUR', 'EUR']);
    const [first, second] = accounts as [SignedIn, SignedIn];
    await people.setLimit(first, LIMIT_TYPES.wagering24h, Number(WAGERING_MINOR) / 100);
    await people.setLimit(second, LIMIT_TYPES.loss24h, Number(LOSS_MINOR) / 100);
    const person = new Person();
    const answers = { admitted: 0, LIMIT_REACHED: 0 };

    for (let step = 0; step < STEPS; step++) {
      // To the millisecond around the edge of a window, and hours between.
      const [oldest] = person.stakes.filter(({ atMs }) => atMs > platform.clock.nowMs() - DAY_MS);
      const toEdgeMs = oldest === undefined ? 0 : oldest.atMs + DAY_MS - platform.clock.nowMs();
      const waits = [1, 1_000, 2 * HOUR_MS, Math.max(1, toEdgeMs - 1), Math.max(1, toEdgeMs)];
      platform.clock.advance(random.int(4) === 0 ? random.pick(waits) : 1);
      const nowMs = platform.clock.nowMs();
      if (random.int(2) === 0 || person.stakes.length === 0) {
        const by = random.int(accounts.length);
        const minor = BigInt(1 + random.int(1_200));
        const betId = String(800_000 + step);
        const expected = person.admits(minor, nowMs) ? 'admitted' : 'LIMIT_REACHED';
        const answer = await people.stake(accounts[by] as SignedIn, minor, betId);
        expect([SEED, step, answer]).toEqual([SEED, step, expected]);
        answers[expected] += 1;
        if (expected === 'admitted')
          person.stakes.push({ betId, by, atMs: nowMs, minor, paidMinor: 0n, revision: 0, isVoid: false });
        continue;
      }
      // Lost, won, void, or corrected to another of them: what is posted is the difference.
      const bet = random.pick(person.stakes);
      const targetMinor = random.pick([0n, bet.minor * 2n, bet.minor]);
      bet.isVoid = targetMinor === bet.minor;
      bet.revision += 1;
      const paidMinor = targetMinor - bet.paidMinor;
      bet.paidMinor = targetMinor;
      person.returns.push({ atMs: nowMs, minor: paidMinor });
      await inTransaction(platform.kernel.db, (tx) =>
        platform.modules.limits.check.recordReturn(tx, {
          playerId: (accounts[bet.by] as SignedIn).playerId,
          betId: bet.betId as BetId,
          currency: 'EUR',
          revision: bet.revision,
          paidMinor,
          isVoid: bet.isVoid,
          atMs: nowMs,
        }),
      );
    }
    expect(answers.admitted).toBeGreaterThan(30);
    expect(answers.LIMIT_REACHED).toBeGreaterThan(20);
  });
});
