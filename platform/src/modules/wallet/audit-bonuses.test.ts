import type { BonusFact } from './index.ts';
import { createWalletFixture, type FixturePlayer, type WalletFixture } from './wallet.fixture.ts';

describe('the audit of bonuses', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;
  let bonusId: string;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  beforeEach(async () => {
    player = await fixture.player(0n);
    bonusId = fixture.platform.kernel.ids.forPlayer<'bonus'>(player.playerId);
    await move('bonus-grant', 50_00n);
  });
  afterEach(() => move('bonus-return', -50_00n));
  afterAll(() => fixture.platform.close());

  const move = (kind: 'bonus-grant' | 'bonus-return', amountMinor: bigint) =>
    fixture.run((tx) =>
      fixture.wallet.post(tx, {
        id: `${kind}:${bonusId}`,
        playerId: player.playerId,
        kind,
        actor: 'system',
        cause: `bonus:${bonusId}`,
        reason: '',
        atMs: fixture.platform.clock.nowMs(),
        postings: [
          { account: player.bonus, amountMinor },
          { house: 'bonuses', currency: 'EUR', amountMinor: -amountMinor },
        ],
      }),
    );
  const problemsWith = async (over: Partial<BonusFact> | null) => {
    const fact = {
      playerId: player.playerId,
      bonusId,
      currency: 'EUR',
      grantedMinor: 50_00n,
      convertedMinor: 0n,
      isRunning: true,
    };
    const { problems } = await fixture.wallet.audit({
      bonuses: () => Promise.resolve(over === null ? [] : [{ ...fact, ...over }]),
    });
    // Bonuses of earlier tests are over and nobody's any more.
    return problems.filter(({ detail }) => detail.includes(player.playerId)).map(({ rule }) => rule);
  };

  it('finds nothing where all is well', async () => {
    expect(await problemsWith({})).toEqual([]);
  });

  it.each([
    ['money of a bonus that is over', { isRunning: false }, 1],
    ['money of a bonus of another currency', { currency: 'USD' }, 3],
    ['a bonus of another amount than was posted', { grantedMinor: 1n }, 2],
    ['a bonus that says it made money real and did not', { convertedMinor: 1n }, 1],
    ['a bonus that nobody knows of, and its money', null, 2],
  ] as const)('finds %s', async (_name, over, count) => {
    expect(await problemsWith(over)).toEqual(Array.from({ length: count }, () => 'bonus'));
  });
});
