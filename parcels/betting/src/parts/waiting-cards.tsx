import { Panel, Skeleton } from '@paddock/styleguide';

import card from './highlight-card.module.css';

/** The places of three cards, as high as these will be. */
export function WaitingCards() {
  return [1, 2, 3].map((place) => (
    <Panel key={place} className={card.card}>
      <Skeleton shape="block" className={card.waiting} />
    </Panel>
  ));
}
