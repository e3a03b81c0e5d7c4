import type { Card } from '@paddock/games/cards';

import styles from './card-hand.module.css';
import { DealtCard } from './dealt-card.tsx';

export interface CardHandProps {
  readonly label: string;
  /** Undefined lies face down. */
  readonly cards: readonly (Card | undefined)[];
  /** How many cards fall before the one at this place, in the step that lays it. */
  readonly orderOf: (at: number) => number;
  readonly motionMs: number;
}

/** Cards of one hand, each over a part of the one before it. A card that turns round is laid anew. */
export const CardHand = ({ label, cards, orderOf, motionMs }: CardHandProps) => (
  <ul className={styles.hand} aria-label={label} data-many={cards.length > 4 || undefined}>
    {cards.map((card, at) => (
      <li key={`${at} ${card ?? 'back'}`}>
        <DealtCard card={card} order={orderOf(at)} motionMs={motionMs} />
      </li>
    ))}
  </ul>
);
