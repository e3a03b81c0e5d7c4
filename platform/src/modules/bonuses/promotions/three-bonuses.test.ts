import { parseAmount } from '@paddock/contract';
import type { BonusesView } from '@paddock/contract/schemas';

import { SeededRandom } from '../../../testing/seeded-random.ts';
import { matchResult } from '../../sportsbook/testing/feed-driver.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { FIVE_EUR } from './promotion-terms.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from './promotions.fixture.ts';

const SEEDS = [3, 4];
const STEPS = 45;

/** What a promotion of the story gives, wants, and lets become real at most, in cents. */
interface Offer {
  readonly code: string;
  readonly givenMinor: bigint;
  readonly multiple: bigint;
  readonly capMinor: bigint | undefined;
}

const OFFERS: readonly Offer[] = [
  { code: 'uncapped', givenMinor: 10_01n, multiple: 2n, capMinor: undefined },
  { code: 'capped', givenMinor: 6_37n, multiple: 3n, capMinor: 6_50n },
  { code: 'given-up', givenMinor: 13_33n, multiple: 9n, capMinor: undefined },
];

type Fate = 'waiting' | 'running' | 'completed' | 'left';

/**
 * A pencil and paper: what a player with bonuses that follow one another must have, by the words of docs/money.md alone. It
 * shares no code with the product.
 */
class Paper {
  realMinor = 0n;
  bonusMinor = 0n;
  readonly bonuses = OFFERS.map((offer) => ({
    ...offer,
    fate: 'waiting' as Fate,
    stakedMinor: 0n,
    realMadeMinor: 0n,
    overMinor: 0n,
    sinceStep: 0,
  }));
  readonly open: {
    readonly event: string;
    readonly step: number;
    readonly realMinor: bigint;
    readonly bonusMinor: bigint;
    /** The place of the bonus whose money is in it. */
    readonly of: number | undefined;
  }[] = [];

  get running(): number | undefined {
    const at = this.bonuses.findIndex(({ fate }) => fate === 'running');
    return at < 0 ? undefined : at;
  }

  bonus(at: number) {
    const found = this.bonuses[at];
    if (found === undefined) throw new Error('there is no such bonus');
    return found;
  }

  beginNext(step: number): void {
    const next = this.bonuses.find(({ fate }) => fate === 'waiting');
    if (next === undefined || this.running !== undefined) return;
    next.fate = 'running';
    next.sinceStep = step;
    this.bonusMinor += next.givenMinor;
  }

  stake(event: string, stakeMinor: bigint, step: number): void {
    const realMinor = stakeMinor < this.realMinor ? stakeMinor : this.realMinor;
    const bonusMinor = stakeMinor - realMinor;
    this.realMinor -= realMinor;
    this.bonusMinor -= bonusMinor;
    this.open.push({ event, step, realMinor, bonusMinor, of: bonusMinor > 0n ? this.running : undefined });
  }

  /** A bet at 2.00 is over. */
  end(event: string, hasWon: boolean, step: number): void {
    const at = this.open.findIndex((bet) => bet.event === event);
    const [bet] = this.open.splice(at, 1);
    if (bet === undefined) throw new Error('there is no such bet');
    const stakeMinor = bet.realMinor + bet.bonusMinor;
    const paidMinor = hasWon ? 2n * stakeMinor : 0n;
    // The bonus's part is rounded down, and the rest is real money.
    const partMinor = (paidMinor * bet.bonusMinor) / stakeMinor;
    this.realMinor += paidMinor - partMinor;
    if (bet.of === undefined || bet.of === this.running) this.bonusMinor += partMinor;
    else this.late(bet.of, partMinor);
    const now = this.running;
    if (now === undefined || (bet.of !== undefined && bet.of !== now)) return;
    const running = this.bonus(now);
    if (bet.step < running.sinceStep) return;
    running.stakedMinor += stakeMinor;
    if (running.stakedMinor < running.multiple * running.givenMinor) return;
    running.fate = 'completed';
    this.late(now, this.bonusMinor);
    this.bonusMinor = 0n;
    this.beginNext(step);
  }

  /** Money of a bonus that is over: real up to its most where it was completed, else the house's. */
  late(at: number, minor: bigint): void {
    const bonus = this.bonus(at);
    if (bonus.fate !== 'completed') return;
    const left = bonus.capMinor === undefined ? minor : bonus.capMinor - bonus.realMadeMinor;
    const real = minor < left ? minor : left;
    bonus.realMadeMinor += real;
    bonus.overMinor += minor - real;
    this.realMinor += real;
  }

  leave(step: number): void {
    const at = this.running;
    if (at === undefined) return;
    this.bonus(at).fate = 'left';
    this.bonusMinor = 0n;
    this.beginNext(step);
  }
}

describe.each(SEEDS)('a player with three bonuses and mixed bets, seed %i', (seed) => {
  let fixture: PromotionsFixture;
  let player: BonusPlayer;
  beforeAll(async () => {
    fixture = await createPromotionsFixture();
    player = await fixture.undecided();
  });
  afterAll(() => fixture.close());

  const minor = (text: string): bigint => parseAmount(text, 'EUR') ?? -1n;
  const euros = (cents: bigint): string => (Number(cents) / 100).toFixed(2);

  async function state() {
    const { real, bonus, held } = await fixture.balances(player);
    return { real: minor(real), bonus: minor(bonus), held: minor(held) };
  }
  const onPaper = ({ realMinor: real, bonusMinor: bonus, open }: Paper) => ({
    ...{ real, bonus },
    held: open.reduce((sum, bet) => sum + bet.realMinor + bet.bonusMinor, 0n),
  });

  it('has to the cent what pencil and paper say, whatever is staked, ends, is left and comes late', async () => {
    const random = new SeededRandom(seed);
    const paper = new Paper();
    let mixed = 0;
    let late = 0;
    for (const { code, givenMinor, multiple, capMinor } of OFFERS) {
      await fixture.run(`${code}-${seed}`, {
        ...FIVE_EUR,
        gives: { kind: 'bonus', currencies: { EUR: { amount: euros(givenMinor) } } },
        wants: {
          ...{ multiple: Number(multiple), days: 30, minOddsMilli: 1_500, products: { sportsbook: 100 } },
          ...(capMinor !== undefined && { currencies: { EUR: { maxConversion: euros(capMinor) } } }),
        },
      });
      await fixture.take(player, `${code}-${seed}`);
      await fixture.platform().advance(1_000);
    }
    paper.beginNext(0);
    for (let step = 1; step <= STEPS; step += 1) {
      await fixture.platform().advance(1_000);
      const hasMoney = paper.realMinor + paper.bonusMinor >= 1_00n;
      const act = random.int(20);
      if (!hasMoney || act === 0) {
        if (paper.open.length > 0 && !hasMoney && act > 9) await end(random.pick(paper.open).event);
        else {
          await fixture.payIn(player, '10.07');
          paper.realMinor += 10_07n;
        }
      } else if (act === 1 && step > STEPS / 2) {
        const at = paper.running;
        if (at !== undefined) await fixture.leave(player, `${paper.bonus(at).code}-${seed}`);
        paper.leave(step);
      } else if (act < 12 || paper.open.length === 0) {
        // Often a little more than the real money there is, so that it is mixed.
        const most = paper.realMinor + paper.bonusMinor;
        const wanted = paper.realMinor + 1n + BigInt(random.int(3_33));
        const stakeMinor = wanted < 1_00n ? 1_00n : wanted > most ? most : wanted;
        const event = `three-${seed}-${step}`;
        await fixture.play(player, event, euros(stakeMinor));
        paper.stake(event, stakeMinor, step);
        const last = paper.open.at(-1);
        if (last !== undefined && last.realMinor > 0n && last.bonusMinor > 0n) mixed += 1;
      } else await end(random.pick(paper.open).event);
      expect([seed, step, await state()]).toEqual([seed, step, onPaper(paper)]);

      async function end(event: string): Promise<void> {
        const bet = paper.open.find((one) => one.event === event);
        if (bet?.of !== undefined && bet.of !== paper.running) late += 1;
        const hasWon = random.int(5) < 3;
        await fixture.feed().result(event, 1, matchResult(hasWon ? 'home' : 'away'));
        await fixture.platform().advance(250);
        paper.end(event, hasWon, step);
      }
    }
    expect([mixed > 3, late > 0]).toEqual([true, true]);
    const { json } = await fixture.call(player, 'GET', '/web-api/bonuses');
    const shown = (json as BonusesView).bonuses.map(({ wagered, converted }) => [wagered, converted]);
    const begun = paper.bonuses.filter(({ fate }) => fate !== 'waiting');
    expect(shown.toReversed()).toEqual(
      begun.map(({ stakedMinor, realMadeMinor }) => [euros(stakedMinor), euros(realMadeMinor)]),
    );
    expect(await fixture.problems()).toEqual([]);
  });
});
