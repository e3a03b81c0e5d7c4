import { DAY_MS } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { createWalletFixture, type WalletFixture, type WalletPlayer } from '../game-wallet.fixture.ts';
import { MortalWallet } from '../testing/mortal-wallet.ts';
import { bet, betAndWin } from './bet.ts';
import { endSilentRounds } from './end-silent-rounds.ts';
import { promotionWin } from './promotion-win.ts';
import { rollback } from './rollback.ts';
import { endRound, win } from './win.ts';

/** As many transactions as the story has, and a few more. */
const AT_MOST = 18;

describe('a kill at every step of a company’s rounds (rules §12)', () => {
  let fixture: WalletFixture;
  let wallet: MortalWallet;
  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  beforeEach(() => {
    wallet = new MortalWallet(fixture);
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });

  /**
   * A round that wins twice, one that is over at once, one that is rolled back, one that was rolled back before it came, one
   * above what is there, one that ends with nothing, free rounds that are taken back, and one that is never heard of again.
   */
  async function tellStory(player: WalletPlayer): Promise<void> {
    await fixture.agree('spring', 'free-round-win', 50_00n);
    const token = await fixture.token(player);
    const inCall = () => {
      const reference = fixture.next('t');
      return { company: 'orbit', token, reference, body: { reference } };
    };
    const inRound = () => ({ ...inCall(), game: 'comet', round: fixture.next('round'), currency: 'EUR' });

    const first = { ...inRound(), stake: 10_00n };
    await wallet.survive((parts) => bet(parts, first));
    for (const [won, endsRound] of [
      [4_00n, false],
      [16_00n, true],
    ] as const) {
      const paid = { ...first, ...inCall(), won, bet: first.reference, endsRound };
      await wallet.survive((parts) => win(parts, paid));
    }
    const atOnce = { ...inRound(), stake: 5_00n, won: 7_00n, endsRound: true };
    await wallet.survive((parts) => betAndWin(parts, atOnce));

    const undone = { ...inRound(), stake: 20_00n };
    const undoing = { ...inCall(), undoes: undone.reference };
    await wallet.survive((parts) => bet(parts, undone));
    await wallet.survive((parts) => rollback(parts, undoing));

    const late = { ...inRound(), stake: 20_00n };
    const before = { ...inCall(), undoes: late.reference };
    await wallet.survive((parts) => rollback(parts, before));
    expect(await wallet.survive((parts) => bet(parts, late).catch(refusalOf))).toBe('BET_ROLLED_BACK');

    const tooMuch = { ...inRound(), stake: 1_000_00n };
    const poor = await wallet.survive((parts) => bet(parts, tooMuch).catch(refusalOf));
    expect(poor).toBe('INSUFFICIENT_FUNDS');

    const lost = { ...inRound(), stake: 3_00n };
    const ending = { ...inCall(), round: lost.round };
    await wallet.survive((parts) => bet(parts, lost));
    await wallet.survive((parts) => endRound(parts, ending));

    const prize = { kind: 'free-round-win', promotion: 'spring', game: 'comet', currency: 'EUR' } as const;
    const given = { ...inCall(), ...prize, won: 30_00n };
    const taken = { ...inCall(), undoes: given.reference };
    await wallet.survive((parts) => promotionWin(parts, given));
    await wallet.survive((parts) => rollback(parts, taken));

    const forgotten = { ...inRound(), stake: 1_00n };
    await wallet.survive((parts) => bet(parts, forgotten));
    fixture.platform.clock.advance(DAY_MS);
    await wallet.survive(endSilentRounds);
    expect(await fixture.main(player)).toBe(100_00n + 10_00n + 2_00n - 3_00n - 1_00n);
  }

  it.each([
    // Also before the two statements that refuse and commit nothing, of which one is undone and so has no after.
    ['before', 16],
    ['after', 15],
  ] as const)('loses nothing and does nothing twice, just %s each commit', async (at, deaths) => {
    for (let commit = 1; commit <= AT_MOST; commit++) {
      wallet.arm(commit, at);
      await tellStory(await fixture.player());
    }
    expect(wallet.deaths).toBe(deaths);
  });
});

/** A refusal is an answer; a death is none. */
function refusalOf(error: unknown): string {
  if (error instanceof PlatformError) return error.code;
  throw error;
}
