import type { PromotionPlace } from '../../model/promotions/promotion-place.ts';
import { AllRaces } from '../races/all-races.tsx';
import { OneRace } from '../races/one-race.tsx';
import { NewRace } from '../races/race-composer.tsx';
import { AllPromotions } from './all-promotions.tsx';
import { ComposePage } from './compose/compose-page.tsx';
import { OnePromotion } from './one-promotion.tsx';

/** All promotions, the one that is looked at or composed; or races, which pages of promotions show, too. */
export function PromotionsDesk({ place }: { readonly place: PromotionPlace }) {
  switch (place.at) {
    case 'compose':
      return <ComposePage key={place.code} code={place.code} />;
    case 'one':
      return <OnePromotion key={place.code} code={place.code} />;
    case 'races':
      return <AllRaces />;
    case 'new-race':
      return <NewRace />;
    case 'one-race':
      return <OneRace key={place.id} id={place.id} />;
    default:
      return <AllPromotions />;
  }
}
