import type { PromotionPlace } from '../../model/promotions/promotion-place.ts';
import { ComposePage } from './compose/compose-page.tsx';
import { OnePromotion } from './one-promotion.tsx';
import { AllPromotions } from './all-promotions.tsx';

/** All promotions, the one that is looked at, or the one that is composed. */
export function PromotionsDesk({ place }: { readonly place: PromotionPlace }) {
  if (place.at === 'compose') return <ComposePage key={place.code} code={place.code} />;
  return place.at === 'one' ? <OnePromotion key={place.code} code={place.code} /> : <AllPromotions />;
}
