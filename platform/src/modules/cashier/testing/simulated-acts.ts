import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PaymentId, PlayerId } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { ManualClock } from '../../../kernel/time/clock.ts';
import type { SeededRandom } from '../../../testing/seeded-random.ts';
import type { GameActs } from '../../games/testing/game-acts.ts';
import type { LottoActs } from '../../lotto/testing/lotto-acts.ts';
import type { TableActs } from '../../shared-rounds/testing/table-acts.ts';
import type { TotoActs } from '../../toto/testing/toto-acts.ts';
import type { PrizeActs } from '../../tournaments/testing/prize-acts.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { receiveCallback } from '../callbacks/provider-messages.ts';
import { createDeposit } from '../deposits/deposits.ts';
import { expireDeposits, sendRefunds } from '../deposits/deposit-tasks.ts';
import { openPaymentPage } from '../deposits/payment-page-routes.ts';
import { findDeposit } from '../deposits/deposits-store.ts';
import { instrumentsOf } from '../instruments-store.ts';
import { sendWithdrawals } from '../withdrawals/withdrawal-tasks.ts';
import { cancelWithdrawal, requestWithdrawal, stepOf } from '../withdrawals/withdrawals.ts';
import { COMPANY, type PaymentCompany } from './payment-company.ts';
import type { SimulatedPlayer } from './simulated-money.ts';

const [DEPOSIT_24H, SELF_EXCLUSION] = [20, 30];
/** What the scheduler runs in the cashier. */
export const TASKS = [expireDeposits, sendRefunds, sendWithdrawals] as const;

/** What acts act on. */
export interface Scene {
  readonly random: SeededRandom;
  readonly clock: ManualClock;
  readonly company: PaymentCompany;
  readonly parts: CashierParts;
  readonly games: GameActs;
  readonly tables: TableActs;
  readonly toto: TotoActs;
  readonly lotto: LottoActs;
  readonly prizes: PrizeActs;
  readonly players: readonly SimulatedPlayer[];
}

/** What somebody does next with a player, from one draw; running it again is what trying again does. */
export function nextAct(scene: Scene, player: SimulatedPlayer): () => Promise<unknown> {
  const choice = scene.random.int(100);
  if (choice < 12) return deposit(scene, player);
  if (choice < 16) return open(scene, player);
  if (choice < 32) return () => companyActs(scene);
  if (choice < 44) return callback(scene);
  if (choice < 49) return bet(scene, player);
  if (choice < 55) return scene.games.next(player);
  if (choice < 64) return scene.tables.next(player);
  if (choice < 65) return scene.prizes.next(scene.players);
  if (choice < 71) return scene.toto.next(player);
  if (choice < 77) return scene.lotto.next(player);
  if (choice < 85) return withdraw(scene, player);
  if (choice < 87) return cancel(scene, player);
  if (choice < 94) return decide(scene, player);
  if (choice < 95) return limit(scene, player);
  return passTime(scene);
}

function companyActs(scene: Scene): Promise<void> {
  scene.company.act();
  return Promise.resolve();
}

function deposit(scene: Scene, player: SimulatedPlayer): () => Promise<unknown> {
  const key = randomUUID();
  const amount = `${1 + scene.random.int(60)}.00`;
  const { playerId, accountId } = player;
  const goesOn = scene.random.int(4) > 0;
  return async () => {
    const answer = await createDeposit(scene.parts, {
      playerId,
      key,
      language: 'en',
      request: { accountId, methodId: 'sim-card', amount },
      origin: scene.parts.kernel.config.publicOrigin,
    });
    const { id } = answer.body as { id?: PaymentId };
    if (id === undefined) return;
    if (!player.deposits.includes(id)) player.deposits.push(id);
    if (goesOn) await openPage(scene, playerId, id);
  };
}

function open(scene: Scene, { playerId, deposits }: SimulatedPlayer): () => Promise<unknown> {
  // Mostly what was just asked for; now and then an old link is opened.
  const paymentId = deposits.at(-1 - scene.random.int(scene.random.int(4) === 0 ? 40 : 2));
  return async () => {
    if (paymentId !== undefined) await openPage(scene, playerId, paymentId);
  };
}

async function openPage(scene: Scene, playerId: PlayerId, paymentId: PaymentId): Promise<void> {
  const deposit = await findDeposit(scene.parts.kernel.db, playerId, paymentId);
  if (deposit !== undefined)
    await openPaymentPage(scene.parts, deposit, scene.parts.kernel.config.publicOrigin);
}

/** The company's next message arrives. */
export function callback(scene: Scene): () => Promise<unknown> {
  const message = scene.company.nextMessage();
  return async () => {
    if (message !== undefined) await receiveCallback(scene.parts, COMPANY, {}, Buffer.from(message));
  };
}

/** Stakes something; sometimes ends an older bet instead. */
function bet(scene: Scene, { playerId, accountId, bets }: SimulatedPlayer): () => Promise<unknown> {
  const { kernel } = scene.parts;
  const { wallet, limits } = scene.parts;
  const older = scene.random.int(2) === 0 ? bets.shift() : undefined;
  const betId = older ?? kernel.ids.forPlayer<'bet'>(playerId);
  const stakeMinor = BigInt(100 + scene.random.int(3_000));
  const targetMinor = BigInt(scene.random.int(2) * scene.random.int(6_000));
  const atMs = kernel.clock.nowMs();
  const money = { playerId, betId, atMs };
  return () =>
    inTransaction(kernel.db, async (tx) => {
      if (older !== undefined) {
        await wallet.settleBet(tx, { ...money, revision: 1, targetMinor, reason: '' });
        return;
      }
      await wallet.holdStake(tx, { ...money, product: 'sportsbook', accountId, stakeMinor });
      await limits.admitStake(tx, { ...money, accountId, currency: 'EUR', stakeMinor });
    }).then(() => {
      if (older === undefined && !bets.includes(betId)) bets.push(betId);
    });
}

function withdraw(scene: Scene, player: SimulatedPlayer): () => Promise<unknown> {
  const { playerId, accountId } = player;
  const key = randomUUID();
  const amount = `${1 + scene.random.int(40)}.00`;
  const which = scene.random.int(2);
  let instrumentId: string | undefined;
  return async () => {
    const instruments = await instrumentsOf(scene.parts.kernel.db, playerId);
    instrumentId ??= instruments[which % Math.max(1, instruments.length)]?.id;
    if (instrumentId === undefined) return;
    const answer = await requestWithdrawal(scene.parts, {
      playerId,
      key,
      language: 'en',
      proof: () => Promise.resolve(true),
      request: { accountId, instrumentId, amount },
    });
    const { id } = answer.body as { id?: PaymentId };
    if (id !== undefined && !player.withdrawals.includes(id)) player.withdrawals.push(id);
  };
}

function cancel(scene: Scene, { playerId, withdrawals }: SimulatedPlayer): () => Promise<unknown> {
  const id = withdrawals.at(-1);
  return () => (id === undefined ? Promise.resolve() : cancelWithdrawal(scene.parts, playerId, id));
}

function decide(scene: Scene, { playerId, withdrawals }: SimulatedPlayer): () => Promise<unknown> {
  const id = withdrawals.at(-1 - scene.random.int(4));
  const event = scene.random.int(4) === 0 ? 'reject' : 'approve';
  const facts = { event, by: 'operator:sim', reason: '', atMs: scene.parts.kernel.clock.nowMs() } as const;
  return () => (id === undefined ? Promise.resolve() : stepOf(scene.parts, playerId, id, facts));
}

/** Sets a limit on deposits, and now and then begins a break, by the SQL that the commands end in. */
function limit(scene: Scene, { playerId }: SimulatedPlayer): () => Promise<unknown> {
  const { db, clock } = scene.parts.kernel;
  const isBreak = scene.random.int(5) === 0;
  const type = isBreak ? SELF_EXCLUSION : DEPOSIT_24H;
  const value = isBreak ? 1 : (50 + scene.random.int(1_000)) * 100;
  const endsAtMs = isBreak ? clock.nowMs() + 3_600_000 : null;
  return () =>
    inTransaction(db, (tx) =>
      sql`
        insert into limits_limit (player_id, limit_type, state, value, currency, set_at_ms, ends_at_ms)
        values (${playerId}, ${type}, 'active', ${value}, ${isBreak ? null : 'EUR'}, ${clock.nowMs()}, ${endsAtMs})
        on conflict (player_id, limit_type, state) do update
          set value = excluded.value, ends_at_ms = excluded.ends_at_ms`.execute(tx),
    );
}

/** Time passes and the scheduler runs. */
function passTime(scene: Scene): () => Promise<unknown> {
  scene.clock.advance(1 + scene.random.int(600_000));
  const task = scene.random.pick(TASKS);
  return () => task(scene.parts);
}
