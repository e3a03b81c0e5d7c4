import { BINGOS, type BingoBalls, type BingoWin, type Card } from '@paddock/games/bingo';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { VisuallyHidden } from '@paddock/styleguide';

import styles from './bingo.module.css';
import { litNumbers } from './called.ts';

export interface BingoCardProps {
  readonly nr: number;
  readonly card: Card;
  readonly balls: BingoBalls;
  /** Whether it has numbers yet. */
  readonly isDealt: boolean;
  /** In the order drawn, so far. */
  readonly called: readonly number[];
  /** Patterns that are complete and pay. */
  readonly wins: readonly BingoWin[];
  /** Writes what a prize pays of this card's stake. */
  readonly write: (prizeMilli: number) => string;
}

/** One card: its numbers, marked as they are called, and its patterns with what they paid. */
export function BingoCard({ nr, card, balls, isDealt, called, wins, write }: BingoCardProps) {
  const t = useT('originals');
  const format = useFormat();
  const marked = new Set(called);
  // Less than its own stake is marked, and not framed as a win.
  const isWon = wins.reduce((sum, { prizeMilli }) => sum + prizeMilli, 0) > 1_000;
  const lit = litNumbers(card, balls, wins, called);
  return (
    <section className={styles.card} aria-label={t('games.bingo.card', { nr })} data-won={isWon || undefined}>
      <table className={styles.grid}>
        {balls === 75 && (
          <thead>
            <tr>
              {Array.from('BINGO', (letter) => (
                <th key={letter} scope="col">
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {card.map((row, at) => (
            <tr key={at}>
              {row.map((number, column) => {
                const isFree = balls === 75 && at === 2 && column === 2;
                return (
                  <td
                    key={column}
                    data-called={marked.has(number) || (isFree && isDealt) || undefined}
                    data-lit={lit.has(number) || undefined}
                    data-empty={(number === 0 && !isFree) || undefined}
                  >
                    {number === 0 ? '' : format.number(number)}
                    {marked.has(number) && <VisuallyHidden>{t('games.bingo.marked')}</VisuallyHidden>}
                    {isFree && <Star name={t('games.bingo.free')} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.patterns}>
        {BINGOS[balls].patterns.map(({ name }) => {
          const win = wins.find(({ pattern }) => pattern === name);
          return (
            <li key={name} data-won={win !== undefined || undefined}>
              <span>{t(`games.bingo.pattern.${name}`)}</span>
              <span>
                {win ? t('games.bingo.inBalls', { count: win.balls, money: write(win.prizeMilli) }) : ''}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The free field in the middle. */
function Star({ name }: { readonly name: string }) {
  return (
    <svg viewBox="0 0 48 48" role="img" aria-label={name} className={styles.star}>
      <path d="M24 4 L30 17 L44 18.500 L33.500 28 L36.500 42 L24 35 L11.500 42 L14.500 28 L4 18.500 L18 17 Z" />
    </svg>
  );
}
