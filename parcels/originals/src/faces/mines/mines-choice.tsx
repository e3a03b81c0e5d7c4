import { useId } from 'react';

import type { MinesChoice as Choice } from '@paddock/games/mines';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Chip } from '@paddock/styleguide';

import { multiplierText } from '../felt/multiplier-text.ts';
import { chanceText } from '../felt/chance-text.ts';
import type { ChoiceProps } from '../game-face.ts';
import { plansOf, TILES } from './mines-tiles.ts';
import styles from './mines-choice.module.css';

const OFTEN = [1, 3, 5, 10, 24];

/** How many mines, and what that makes of chances and payouts. */
export function MinesChoice({ choice, onChoose, isDisabled }: ChoiceProps<Choice>) {
  const t = useT('originals');
  const format = useFormat();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        <span>{t('games.mines.count')}</span>
        <span>{format.number(choice.mines)}</span>
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={TILES - 1}
        value={choice.mines}
        disabled={isDisabled}
        className={styles.range}
        onChange={({ target }) => onChoose({ mines: Number(target.value) })}
      />
      <div className={styles.often}>
        {OFTEN.map((mines) => (
          <Chip
            key={mines}
            pressed={mines === choice.mines}
            disabled={isDisabled}
            aria-label={t('games.mines.so', { count: mines })}
            onClick={() => onChoose({ mines })}
          >
            {format.number(mines)}
          </Chip>
        ))}
      </div>
      <table className={styles.plans}>
        <caption>{t('games.mines.plans')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('games.mines.safeTiles')}</th>
            <th scope="col">{t('games.mines.chance')}</th>
            <th scope="col">{t('games.mines.pays')}</th>
          </tr>
        </thead>
        <tbody>
          {plansOf(choice).map(({ tiles, chance, multiplierMilli }) => (
            <tr key={tiles}>
              <th scope="row">{format.number(tiles)}</th>
              <td>{chanceText(chance, format)}</td>
              <td>{multiplierText(multiplierMilli, format)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
