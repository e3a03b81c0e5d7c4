import type {
  BetReviewsView,
  BetReviewView,
  OperatorReviewRequest,
  OperatorReviewsView,
} from '@paddock/contract/schemas';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import { call, operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import { createOperatorsPlatform } from '../testing/operators-platform.ts';
import {
  getAs,
  legOf,
  marketOf,
  moneyOf,
  newKey,
  openOwnBook,
  place,
  placementOf,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

export const WHY = 'a large bet of a new player';

type Said =
  | { readonly answer: 'accept' | 'reject' }
  | { readonly answer: 'offer'; readonly stake: string; readonly oddsMilli?: number };

/** A trader who looks at bets above 50.00, and a player with 1,000.00 who asks for one of 100.00. */
export class ReviewDesk {
  platform: SportsbookPlatform;
  readonly trader: TestOperator;
  book!: OpenBook;
  player!: TestPlayer;
  key = '';

  private constructor(platform: SportsbookPlatform, trader: TestOperator) {
    this.platform = platform;
    this.trader = trader;
  }

  static async open(...how: Parameters<typeof createOperatorsPlatform>): Promise<ReviewDesk> {
    const platform = await createOperatorsPlatform(...how);
    const trader = await operatorWith(platform, 'tom', 'trader');
    const bound = { kind: 'review', scope: 'all', subject: '', section: null, amount: '50.00', reason: WHY };
    await call(platform, trader, 'POST', 'trading-bounds', bound);
    return new ReviewDesk(platform, trader);
  }

  /** A book, a player and a key of their own. */
  async begin(): Promise<void> {
    this.book = await openOwnBook(this.platform);
    this.player = await richPlayer(this.platform, 100_000n);
    this.key = newKey();
  }

  home(event = this.book.line) {
    return legOf(marketOf(event, '1x2'), 'home');
  }

  ask(stake = '100.00', event = this.book.line) {
    return place(this.platform, this.player, [this.home(event)], { key: this.key, stake });
  }

  async queue() {
    const answer = await call(this.platform, this.trader, 'GET', 'bet-reviews');
    return answer.json<OperatorReviewsView>().reviews;
  }

  async mine(): Promise<readonly BetReviewView[]> {
    const answer = await getAs(this.platform, this.player, 'reviews');
    return answer.json<BetReviewsView>().reviews.filter((one) => one.key === this.key);
  }

  async shown(): Promise<BetReviewView> {
    const [first] = await this.mine();
    if (first === undefined) throw new Error('nobody looks at it');
    return first;
  }

  async answer(said: Said, { by = this.trader, key = newKey() } = {}) {
    const { placementId } = await this.shown();
    const path = `bet-reviews/${this.player.playerId}/${placementId}/answer`;
    return call(this.platform, by, 'POST', path, this.#bodyOf(said), { 'idempotency-key': key });
  }

  async reply(accept: boolean, { version = 1, own = newKey(), by = this.player } = {}) {
    const { placementId } = await this.shown();
    return this.platform.app.inject({
      method: 'POST',
      url: `/web-api/sportsbook/reviews/${placementId}/answer`,
      headers: { [PLAYER_HEADER]: by.playerId, 'idempotency-key': own },
      payload: { version, accept },
    });
  }

  outcome() {
    return placementOf(this.platform, this.player, this.key);
  }

  money() {
    return moneyOf(this.platform, this.player);
  }

  #bodyOf(said: Said): OperatorReviewRequest {
    if (said.answer !== 'offer') return { answer: said.answer, reason: WHY };
    const { selectionId } = this.home();
    const prices = said.oddsMilli === undefined ? [] : [{ selectionId, oddsMilli: said.oddsMilli }];
    return { answer: 'offer', stake: said.stake, prices, reason: WHY };
  }
}
