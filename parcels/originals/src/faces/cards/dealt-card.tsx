import { Appearing } from '../felt/appearing.tsx';
import styles from './dealt-card.module.css';
import { PlayingCard, type PlayingCardProps } from './playing-card.tsx';

/** Time between two cards that are dealt one after the other, and that of each one's way. */
const BETWEEN_MS = 140;
const ARRIVING_MS = 260;

/** How long it takes to deal so many cards. */
export const dealingMs = (cards: number): number =>
  cards === 0 ? 0 : (cards - 1) * BETWEEN_MS + ARRIVING_MS;

interface DealtCardProps extends PlayingCardProps {
  /** How many cards fall before it in the same step. */
  readonly order: number;
  /** 0 lays it down without motion. */
  readonly motionMs: number;
}

/** A card on its way to its place. */
export const DealtCard = ({ card, order, motionMs }: DealtCardProps) => (
  <Appearing className={styles.card} durationMs={motionMs > 0 ? ARRIVING_MS : 0} delayMs={order * BETWEEN_MS}>
    <PlayingCard card={card} />
  </Appearing>
);
