import { useT } from '@paddock/shared-utils/react';
import { Disclosure } from '@paddock/styleguide';

import styles from './baccarat-rules.module.css';

/** The banker's totals at which the player's third card decides. */
const BANKER_TOTALS = ['0-2', '3', '4', '5', '6', '7'] as const;

/** When a third card is drawn: nobody chooses it. */
export function BaccaratRules() {
  const t = useT('originals');
  return (
    <Disclosure title={t('games.baccarat.drawing')}>
      <div className={styles.rules}>
        <p>{t('games.baccarat.natural')}</p>
        <p>{t('games.baccarat.playerDraws')}</p>
        <table className={styles.table}>
          <caption>{t('games.baccarat.bankerDraws')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('games.baccarat.bankerHas')}</th>
              <th scope="col">{t('games.baccarat.drawsIf')}</th>
            </tr>
          </thead>
          <tbody>
            {BANKER_TOTALS.map((total) => (
              <tr key={total}>
                <th scope="row">{total.replace('-', '–')}</th>
                <td>{t(`games.baccarat.draws.${total}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}
