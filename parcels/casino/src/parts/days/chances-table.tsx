import type { WheelGift } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

import type { DayGiftWords } from './day-gift-words.ts';
import styles from './days.module.css';

const WHOLE = 100;

interface ChancesTableProps {
  readonly prizes: WheelGift['prizes'];
  readonly long: DayGiftWords['long'];
  /** The one that came. */
  readonly place: number | undefined;
}

/** What a wheel can bring, each with its chance. */
export function ChancesTable({ prizes, long, place }: ChancesTableProps) {
  const t = useT('casino');
  const format = useFormat();
  const whole = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <table className={styles.chances}>
      <thead>
        <tr>
          <th scope="col">{t('promotion.day.prize')}</th>
          <th scope="col">{t('promotion.day.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ weight, gift }, at) => (
          // Fields have no name but their place.
          <tr
            key={String(at)}
            className={styles.field}
            data-gift={gift?.kind ?? 'nothing'}
            data-hit={at === place}
          >
            <td>{long(gift)}</td>
            <td>{t('promotion.day.percent', { percent: format.number(chanceOf(weight, whole)) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In percent, to the thousandth. */
const chanceOf = (weight: number, whole: number): number =>
  Math.round((weight / whole) * WHOLE * 1_000) / 1_000;
