import { randomUUID } from 'node:crypto';
import type {
  LoyaltyOfferRequest,
  LoyaltyPurchase,
  OperatorOffersView,
  PromotionTerms,
  ShopView,
} from '@paddock/contract/schemas';

import type { Kernel } from './kernel/index.ts';
import type { BonusPlayer } from './modules/bonuses/bonuses.fixture.ts';
import { freeBetTerms } from './modules/bonuses/promotions/promotion-terms.fixture.ts';
import {
  createPromotionsFixture,
  type PromotionsFixture,
} from './modules/bonuses/promotions/promotions.fixture.ts';
import { beginLoyalty } from './modules/bonuses/promotions/starts/starts.fixture.ts';
import { approved, call, operatorWith } from './modules/operators/operators.fixture.ts';

type Bought = LoyaltyPurchase & { readonly code?: string };
type OfferAnswer = OperatorOffersView & { readonly details?: unknown; readonly proposalId?: string };

/** The whole product with promotions that points buy. */
export interface PointsShop extends PromotionsFixture {
  /** A free bet of 5.00 for offers alone, unless said otherwise. */
  treat(code: string, over?: Partial<PromotionTerms>): Promise<void>;
  /** Makes an offer of a promotion for a hundred points. */
  tryOffer(promotion: string, over?: Partial<LoyaltyOfferRequest>): Promise<OfferAnswer>;
  /** The same of one that is there; answers its id. */
  offerOf(promotion: string, over?: Partial<LoyaltyOfferRequest>): Promise<string>;
  /** A player with points. */
  rich(points?: number): Promise<BonusPlayer>;
  buy(player: BonusPlayer, offerId: string, key?: string): Promise<{ status: number; body: Bought }>;
  shop(player: BonusPlayer): Promise<ShopView>;
  points(player: BonusPlayer): Promise<number>;
  /** Broken rules of money, of promotions and of points: none. */
  allProblems(): Promise<readonly string[]>;
}

export async function createPointsShop(onKernel?: (kernel: Kernel) => Kernel): Promise<PointsShop> {
  const fixture = await createPromotionsFixture(onKernel);
  const platform = () => fixture.platform();
  await beginLoyalty(platform());
  const admin = await operatorWith(platform(), 'shop-admin', 'admin');
  const lead = await operatorWith(platform(), 'shop-lead', 'cashier-lead');
  let codes = 0;
  const tryOffer: PointsShop['tryOffer'] = async (promotion, over = {}) => {
    const offer: LoyaltyOfferRequest = {
      ...{ code: `treat-${++codes}`, name: { en: 'A treat' }, points: 100, gives: { promotion } },
      ...{ stock: null, mostPerPlayer: null, fromMs: 0, toMs: null, reason: 'a test', ...over },
    };
    const asked = await call(platform(), admin, 'POST', 'loyalty/offers', offer);
    const body = asked.json<OfferAnswer>();
    if (body.proposalId === undefined) return body;
    await approved(platform(), lead, { status: asked.statusCode, body });
    return (await call(platform(), admin, 'GET', 'loyalty/offers')).json<OfferAnswer>();
  };
  const give = async ({ playerId }: BonusPlayer, points: number): Promise<void> => {
    const body = { key: randomUUID(), points, reason: 'a test' };
    const answer = await call(platform(), lead, 'POST', `loyalty/players/${playerId}/points`, body);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  return {
    ...fixture,
    treat: (code, over = {}) =>
      fixture.runTerms(
        code,
        freeBetTerms(platform().clock.nowMs(), { over: { who: { byOffer: true }, ...over } }),
      ),
    tryOffer,
    async offerOf(promotion, over) {
      const { offers } = await tryOffer(promotion, over);
      const [made] = offers;
      if (made === undefined) throw new Error(`no offer of ${promotion}`);
      return made.id;
    },
    async rich(points = 250) {
      const player = await fixture.undecided();
      await give(player, points);
      return player;
    },
    async buy({ bearer }, offerId, key = randomUUID()) {
      const answer = await platform().app.inject({
        method: 'POST',
        url: `/web-api/loyalty/shop/${offerId}/buy`,
        headers: { ...bearer, 'idempotency-key': key },
        body: { points: 100 },
      });
      return { status: answer.statusCode, body: answer.json<Bought>() };
    },
    shop: async (player) => (await fixture.call(player, 'GET', '/web-api/loyalty/shop')).json as ShopView,
    async points(player) {
      const { json } = await fixture.call(player, 'GET', '/web-api/loyalty/points');
      return (json as { balance: number }).balance;
    },
    async allProblems() {
      const { modules, kernel } = platform();
      return [...(await fixture.problems()), ...(await modules.loyalty.problems(kernel.db))];
    },
  };
}
