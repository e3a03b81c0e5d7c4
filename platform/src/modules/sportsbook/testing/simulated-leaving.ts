import { formatAmount } from '@paddock/contract';

import type { SeededRandom } from '../../../testing/seeded-random.ts';
import { cashOut, endOrder, quotesOf, setOrder } from './cash-out-calls.ts';
import type { MortalPlatform } from './mortal-platform.ts';
import { betsOf, type TestPlayer } from './sportsbook.fixture.ts';

/** A standing order to leave a bet. */
export interface OrderAttempt {
  readonly betId: string;
  readonly leastMinor: bigint;
}

/** Kinds of bets of the season that have a cash-out. */
export const LEAVABLE: ReadonlySet<string> = new Set([
  ...['single', 'accumulator', 'system', 'anti-accumulator'],
]);

/** A cash-out a player asked for. */
export interface CashOutAttempt {
  readonly key: string;
  readonly player: TestPlayer;
  readonly betId: string;
  /** What was offered for all that was left, and how much that was. */
  readonly quotedMinor: bigint;
  readonly remainingMinor: bigint;
}

const minor = (amount: string) => BigInt(amount.replace('.', ''));
const amountOf = (of: bigint) => formatAmount(of, 'EUR');

/** Bets that players leave at random: by hand, whole and in part, and by standing orders. */
export class SimulatedLeaving {
  readonly cashOuts: CashOutAttempt[] = [];
  readonly orders: OrderAttempt[] = [];
  readonly server: MortalPlatform;
  readonly #random: SeededRandom;
  #keys = 0;

  constructor(server: MortalPlatform, random: SeededRandom) {
    this.server = server;
    this.#random = random;
  }

  /** Leaves a bet of one of the players, or orders it. Answers the key of a bet for which an order now stands. */
  async step(players: readonly TestPlayer[]): Promise<string | undefined> {
    if (this.#random.int(2) === 0) await this.#cashOut(players);
    else return this.#order(players);
    return undefined;
  }

  /** Some open bet is left by itself once some per cent more is offered, or is not any more. */
  async #order(players: readonly TestPlayer[]): Promise<string | undefined> {
    const { int } = this.#random;
    const quote = await this.#quote(players);
    if (quote === undefined) return undefined;
    const { player, betId, key } = quote;
    const leastMinor = (quote.offerMinor * BigInt(101 + int(8))) / 100n;
    const call = int(8) === 0 ? endOrder : setOrder;
    const offer = amountOf(leastMinor);
    const { statusCode } = await this.server.survive(() =>
      call(this.server.platform, player, { betId, offer }),
    );
    if (statusCode !== 200) return undefined;
    this.orders.push({ betId, leastMinor });
    return key;
  }

  /** What is offered for some open bet. */
  async #quote(players: readonly TestPlayer[]) {
    const { pick } = this.#random;
    const player = pick(players);
    const { bets } = await this.server.survive(() =>
      betsOf(this.server.platform, player, 'status=open&limit=20'),
    );
    // Others have no cash-out.
    const leavable = bets.filter(({ type }) => LEAVABLE.has(type));
    if (leavable.length === 0) return undefined;
    const { id: betId, key } = pick(leavable);
    const [quote] = await this.server.survive(() => quotesOf(this.server.platform, player, [betId]));
    if (quote === undefined || 'off' in quote) return undefined;
    return { player, betId, key, quote, offerMinor: minor(quote.offer) };
  }

  /** Some open bet, all of it or a part, at what is offered now. */
  async #cashOut(players: readonly TestPlayer[]): Promise<void> {
    const { int } = this.#random;
    const found = await this.#quote(players);
    if (found === undefined) return;
    const { player, betId, quote } = found;
    const remainingMinor = minor(quote.remainingStake);
    // A system is left line by line, of each as much.
    const { lineCount } = quote;
    const part = lineCount * (1 + int(Math.floor(Number(remainingMinor) / lineCount)));
    const stake = int(3) === 0 ? undefined : amountOf(BigInt(part));
    const key = `leave-key-${String(++this.#keys)}`;
    await this.server.survive(() =>
      cashOut(this.server.platform, player, quote, { key, ...(stake !== undefined && { stake }) }),
    );
    this.cashOuts.push({ key, player, betId, quotedMinor: minor(quote.offer), remainingMinor });
  }
}
