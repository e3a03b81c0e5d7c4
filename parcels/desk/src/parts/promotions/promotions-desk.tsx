import type { PromotionPlace } from '../../model/promotions/promotion-place.ts';
import { AllRaces } from '../races/all-races.tsx';
import { OneRace } from '../races/one-race.tsx';
import { NewRace } from '../races/race-composer.tsx';
import { AllSegments } from '../segments/all-segments.tsx';
import { OneSegment } from '../segments/one-segment.tsx';
import { ComposeSegment } from '../segments/segment-composer.tsx';
import { AllPromotions } from './all-promotions.tsx';
import { ComposePage } from './compose/compose-page.tsx';
import { OnePromotion } from './one-promotion.tsx';

/** All promotions, the one that is looked at or composed; or races and segments, which pages of promotions show, too. */
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
    case 'segments':
      return <AllSegments />;
    case 'segment':
      return <OneSegment key={place.code} code={place.code} />;
    case 'compose-segment':
      return <ComposeSegment key={place.code} code={place.code} />;
    default:
      return <AllPromotions />;
  }
}
