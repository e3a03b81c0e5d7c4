import { randomUUID } from 'node:crypto';
import { formatAmount, parseAmount } from '@paddock/contract';

import { fatesOf, MortalProcess } from '../../sportsbook/testing/mortal-process.ts';
import { freeRoundTerms } from '../promotions/promotion-terms.fixture.ts';
import { createFreeRoundsFixture, type FreeRoundsFixture } from './free-rounds.fixture.ts';

const WANTS = { multiple: 2, days: 7, minOddsMilli: 1_000, products: { games: 100 } };

describe('a kill at every write of free rounds (rules §12)', () => {
  let fixture: FreeRoundsFixture;
  const mortal = new MortalProcess(() => fixture.later(1));
  beforeAll(async () => {
    fixture = await createFreeRoundsFixture(mortal.around);
    const nowMs = fixture.platform().clock.nowMs();
    await fixture.runTerms('paid', freeRoundTerms(nowMs, { gives: { rounds: 2 } }));
    const asBonus = { gives: { rounds: 2, as: 'bonus' }, over: { wants: WANTS } } as const;
    await fixture.runTerms('wagered', freeRoundTerms(nowMs, asBonus));
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  /** Two rounds of real money, then two of bonus money, the last of which brings it. */
  async function story(arm: () => void): Promise<void> {
    const player = await fixture.player({});
    const given: string[] = [];
    for (const code of ['paid', 'wagered']) {
      await fixture.take(player, code);
      given.push((await fixture.gift(player)).id);
    }
    const commitment = await fixture.seeds(player);
    arm();
    const wonBy = async (giftId: string): Promise<string> => {
      let wonMinor = 0n;
      for (let n = 0; n < 2; n++) {
        const key = randomUUID();
        const { round } = await mortal.survive(async () => {
          const played = await fixture.round(player, commitment, { giftId, key });
          if (played.status !== 201) throw new Error(`${played.status} ${played.code ?? ''}`);
          return played;
        });
        wonMinor += parseAmount(round.paid ?? '', 'EUR') ?? 0n;
      }
      return formatAmount(wonMinor, 'EUR');
    };
    const [real, bonus] = [await wonBy(given[0] ?? ''), await wonBy(given[1] ?? '')];
    expect(await fixture.balances(player)).toMatchObject({ real, bonus });
    expect(await fixture.grants(player)).toEqual(['wagered running', 'wagered completed', 'paid completed']);
  }

  it.each([...fatesOf('after')])('plays each once and pays each once, just %s each', async (fate) => {
    expect(await mortal.atEach(fate, story)).toBeGreaterThanOrEqual(4);
  });
});
