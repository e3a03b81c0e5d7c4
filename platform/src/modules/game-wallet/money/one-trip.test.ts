import { sql } from 'kysely';

import { statementsOf } from '../../../testing/statements-of.ts';
import { MortalWallet } from '../testing/mortal-wallet.ts';
import { createWalletFixture, type WalletFixture, type WalletPlayer } from '../game-wallet.fixture.ts';
import { betStep } from './bet.ts';
import { winStep } from './win.ts';
import { workStep } from './work-steps.ts';

describe('the cost of a round of a company’s game', () => {
  let fixture: WalletFixture;
  let player: WalletPlayer;
  let session: string;
  beforeAll(async () => {
    fixture = await createWalletFixture();
    player = await fixture.player(1_000_00n);
    session = await fixture.token(player);
    // The first call learns company and session, and fetches numbers.
    await play();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });

  const inRound = (round: string, amount: string) => ({
    ...{ session, transaction: fixture.next('t'), game: 'comet', round, currency: 'EUR', amount },
  });
  async function play() {
    const [bet, win] = [inRound(fixture.next('round'), '10.00'), inRound('', '5.00')];
    const betSent = await statementsOf(async () => {
      expect((await fixture.call('bet', bet)).status).toBe(200);
    });
    const winning = { ...win, round: bet.round, bet: bet.transaction, endsRound: true };
    const winSent = await statementsOf(async () => {
      expect((await fixture.call('win', winning)).status).toBe(200);
    });
    return { betSent, winSent, names: [bet.transaction, winning.transaction] };
  }

  it('is one statement for its bet and one for its win', async () => {
    const { betSent, winSent } = await play();
    const ofBet = [
      'game_wallet_begin_bets',
      'wallet_take_stakes',
      'limits_take_stakes',
      'game_wallet_stake ',
    ];
    const ofWin = ['game_wallet_begin_wins', 'wallet_settle_bets', 'limits_settle_bets'];
    const row = 'insert into game_wallet_transaction';
    expect(betSent).toEqual([expect.stringMatching(new RegExp([...ofBet, row].join('[^]*')))]);
    expect(winSent).toEqual([expect.stringMatching(new RegExp([...ofWin, row].join('[^]*')))]);
  });

  /** All a round left, but for what is each one's own. */
  async function written(names: readonly string[]): Promise<unknown> {
    const own = sql.raw(
      `'transaction_id', 'reference', 'fingerprint', 'round_id', 'stake_id', 'public_number'`,
    );
    const { rows } = await sql<{ of: string; row: unknown }>`
      with named as (
        select * from game_wallet_transaction where company = 'orbit' and reference = any(${[...names]}::text[])
      )
      select 'transaction' as of, to_jsonb(named) - array[${own}, 'balance_minor'] || jsonb_build_object(
          'hasRound', round_id is not null, 'hasStake', stake_id is not null) as row from named
      union all
      select 'round', to_jsonb(r) - array[${own}] from game_wallet_round r where round_id in (select round_id from named)
      union all
      select 'stake', to_jsonb(s) - array[${own}] from game_wallet_stake s where round_id in (select round_id from named)
      order by 1, 2`.execute(fixture.platform.kernel.db);
    return rows;
  }

  it('leaves the very rows that are left step by step', async () => {
    const { names } = await play();
    const of = {
      company: 'orbit',
      token: session,
      game: 'comet',
      round: fixture.next('round'),
      currency: 'EUR',
    };
    const [bet, win] = [fixture.next('t'), fixture.next('t')];
    await new MortalWallet(fixture).survive(async (parts) => {
      const call = { ...of, body: {} };
      await workStep(parts, await betStep(parts, { ...call, reference: bet, stake: 10_00n }));
      await workStep(parts, winStep(parts, { ...call, reference: win, bet, won: 5_00n, endsRound: true }));
    });
    const atOnce = await written(names);
    expect(atOnce).toHaveLength(4);
    expect(await written([bet, win])).toEqual(atOnce);
  });

  it('is judged step by step where it is not plain: a second bet, a win of both', async () => {
    const round = fixture.next('round');
    await fixture.call('bet', inRound(round, '4.00'));
    await fixture.call('bet', inRound(round, '6.00'));
    const before = await fixture.main(player);
    const won = await fixture.call('win', { ...inRound(round, '10.01'), endsRound: true });
    expect(won.status).toBe(200);
    expect(await fixture.main(player)).toBe(before + 10_01n);
  });
});
