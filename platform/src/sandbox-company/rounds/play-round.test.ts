import {
  createWalletFixture,
  type WalletFixture,
  type WalletPlayer,
} from '../../modules/game-wallet/game-wallet.fixture.ts';
import type { SendToWallet } from '../../modules/game-wallet/index.ts';
import { createPaddockDialect } from '../wallet/paddock-dialect.ts';
import { FAULTS, LATE_MS, SILENT_MS, type Fault } from './faults.ts';
import { DRAWS } from './pay-table.ts';
import { playRound, type RoundOrder } from './play-round.ts';

/** Every draw gives the stake back twice. */
const DOUBLE = [{ paysHundredths: 200, draws: DRAWS }];
const key = (secret: Uint8Array) => ({ algorithm: 'hmac-sha256', secret }) as const;

describe('a round of the sandbox company on our wallet', () => {
  let fixture: WalletFixture;
  let player: WalletPlayer;
  let session: string;
  let waitedMs: number[];
  let sent: string[];
  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  beforeEach(async () => {
    player = await fixture.player();
    session = await fixture.token(player);
    waitedMs = [];
    sent = [];
  });
  afterAll(async () => {
    await fixture.platform.close();
  });

  const overWire: SendToWallet = async ({ method, path, headers, body }) => {
    sent.push(path.split('/').at(-1) ?? '');
    const answer = await fixture.platform.app.inject({ method, url: path, headers: { ...headers }, body });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };

  function play(over: Partial<RoundOrder> = {}, send = overWire) {
    const dialect = createPaddockDialect({
      ...{ keyName: 'orbit.k1', key: key(fixture.secret), foreignKey: key(new Uint8Array(32).fill(1)), send },
      nowMs: () => fixture.platform.clock.nowMs(),
    });
    const parts = {
      dialect,
      wait: (ms: number) => {
        waitedMs.push(ms);
        return Promise.resolve();
      },
      newName: () => fixture.next('sandbox'),
      draw: () => 0,
    };
    const order = { session, game: 'comet', currency: 'EUR', stakeMinor: 10_00n, prizes: DOUBLE };
    return playRound(parts, { ...order, fault: undefined, ...over });
  }

  /** What each fault makes of the usual calls, and how long it waits on purpose. */
  const SENT: Readonly<Record<Fault, readonly [calls: string, waitedMs?: readonly number[]]>> = {
    late: ['bet win', [LATE_MS, LATE_MS]],
    twice: ['bet bet win win'],
    'out-of-order': ['win bet win'],
    'lost-answer': ['bet bet win win'],
    'rollback-first': ['rollback bet'],
    silent: ['bet win', [SILENT_MS]],
    'foreign-key': ['bet bet win win'],
    'wrong-clock': ['bet bet win win'],
  };

  it('takes the stake and pays what it won', async () => {
    const won = { kind: 'played', paysHundredths: 200, wonMinor: 20_00n, balance: '110.00' };
    expect(await play()).toEqual(won);
    expect(await fixture.main(player)).toBe(110_00n);
  });

  it.each(FAULTS)('loses nothing and does nothing twice where calls are %s', async (fault) => {
    const isRefused = fault === 'rollback-first';
    expect(await play({ fault })).toMatchObject(
      isRefused ? { kind: 'refused', code: 'BET_ROLLED_BACK' } : { kind: 'played', balance: '110.00' },
    );
    const [calls, waits = []] = SENT[fault];
    expect([sent.join(' '), waitedMs]).toEqual([calls, waits]);
    expect(await fixture.main(player)).toBe(isRefused ? 100_00n : 110_00n);
    expect(await fixture.problems()).toEqual([]);
  });

  it('calls a stake back that was taken while nobody heard of it', async () => {
    let bets = 0;
    let undone: Promise<unknown> | undefined;
    const deaf: SendToWallet = async (request) => {
      const answer = overWire(request);
      if (request.path.endsWith('/rollback')) undone = answer;
      if (!request.path.endsWith('/bet')) return answer;
      bets += 1;
      await answer;
      return { status: 502, body: {} };
    };
    expect(await play({}, deaf)).toEqual({ kind: 'failed' });
    expect(bets).toBeGreaterThan(1);
    // The rollback is sent beside what the player is told.
    expect(sent.at(-1)).toBe('rollback');
    await undone;
    expect(await fixture.main(player)).toBe(100_00n);
    expect(await fixture.problems()).toEqual([]);
  });

  it('sends a win again that was answered by nobody, until it is paid', async () => {
    let wins = 0;
    const dead: SendToWallet = (request) => {
      if (request.path.endsWith('/win') && (wins += 1) < 7)
        return Promise.reject(new Error('nobody is there'));
      return overWire(request);
    };
    expect(await play({}, dead)).toMatchObject({ kind: 'played', balance: '110.00' });
    expect(waitedMs).toEqual([250, 1_000, 3_000, 5_000, 10_000, 10_000]);
    expect(await fixture.main(player)).toBe(110_00n);
  });

  it('takes no stake that the operator refuses', async () => {
    expect(await play({ stakeMinor: 200_00n })).toEqual({ kind: 'refused', code: 'INSUFFICIENT_FUNDS' });
    expect(sent).toEqual(['bet']);
  });
});
