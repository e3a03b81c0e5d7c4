import { useT } from '@paddock/shared-utils/react';
import { classNames, VisuallyHidden } from '@paddock/styleguide';

import styles from './balls.module.css';

interface BallsProps {
  readonly numbers: readonly number[];
  readonly bonus: readonly number[];
  /** Which of them were hit; nothing is said of hits where they are not known. */
  readonly hits?: { readonly numbers: readonly number[]; readonly bonus: readonly number[] } | undefined;
}

/** Numbers as balls, bonus balls after them in a ring of their own; a hit is filled, ticked and said. */
export function Balls({ numbers, bonus, hits }: BallsProps) {
  const t = useT('lotto');
  const ball = (number: number, isBonus: boolean) => {
    const isHit = (isBonus ? hits?.bonus : hits?.numbers)?.includes(number) === true;
    return (
      <li
        key={`${isBonus ? 'bonus' : 'number'}-${number}`}
        className={classNames(styles.ball, isBonus && styles.bonus, isHit && styles.hit)}
      >
        {isBonus && <VisuallyHidden>{t('balls.bonus')} </VisuallyHidden>}
        {number}
        {isHit && <VisuallyHidden> {t('balls.hit')}</VisuallyHidden>}
      </li>
    );
  };
  return (
    <ul className={styles.balls}>
      {numbers.map((number) => ball(number, false))}
      {bonus.map((number) => ball(number, true))}
    </ul>
  );
}
