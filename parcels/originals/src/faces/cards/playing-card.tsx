import type { Card } from '@paddock/games/cards';

import { CardBack } from './card-back.tsx';
import { crownOf, pipsOf, signOf, SUIT_PATHS, suitNameOf } from './card-shapes.ts';
import styles from './playing-card.module.css';
import { useCardName } from './use-card-name.ts';

export interface PlayingCardProps {
  /** Undefined shows the back: what lies under it is not known here either. */
  readonly card: Card | undefined;
}

/** A card of 100 by 140, as wide as `--card-w` of whoever lays it. */
export function PlayingCard({ card }: PlayingCardProps) {
  const nameOf = useCardName();
  return (
    <svg viewBox="0 0 100 140" className={styles.card} role="img" aria-label={nameOf(card)}>
      {card === undefined ? <CardBack /> : <CardFront card={card} />}
    </svg>
  );
}

function CardFront({ card }: { readonly card: Card }) {
  const suit = suitNameOf(card);
  const isRed = suit === 'hearts' || suit === 'diamonds';
  const corner = <Corner sign={signOf(card)} path={SUIT_PATHS[suit]} />;
  return (
    <g className={isRed ? styles.red : styles.black}>
      <rect x="0.75" y="0.75" width="98.5" height="138.5" rx="9" className={styles.paper} />
      <Middle card={card} path={SUIT_PATHS[suit]} />
      {corner}
      <g transform="rotate(180 50 70)">{corner}</g>
    </g>
  );
}

function Corner({ sign, path }: { readonly sign: string; readonly path: string }) {
  return (
    <>
      <text
        x={sign.length > 1 ? 14.5 : 16}
        y="31"
        className={sign.length > 1 ? styles.wideSign : styles.sign}
      >
        {sign}
      </text>
      <path d={path} transform="translate(16 46) scale(0.95)" />
    </>
  );
}

function Middle({ card, path }: { readonly card: Card; readonly path: string }) {
  const crown = crownOf(card);
  if (crown !== undefined) return <Court crown={crown} path={path} />;
  const pips = pipsOf(card);
  if (pips.length === 0) return <path d={path} transform="translate(50 70) scale(2.7)" />;
  return pips.map(([x, y]) => (
    <path
      key={`${x} ${y}`}
      d={path}
      transform={`translate(${x} ${y}) scale(0.82) ${y > 70 ? 'rotate(180)' : ''}`}
    />
  ));
}

function Court({ crown, path }: { readonly crown: string; readonly path: string }) {
  const half = (
    <>
      <path d={crown} transform="translate(50 41)" className={styles.crown} />
      <path d={path} transform="translate(50 58) scale(0.7)" />
    </>
  );
  return (
    <>
      <rect x="29" y="18" width="42" height="104" rx="4" className={styles.court} />
      <path d="M29 82 71 58" className={styles.divide} />
      {half}
      <g transform="rotate(180 50 70)">{half}</g>
    </>
  );
}
