import { PAYS, type VideoPokerFace } from '@paddock/games/video-poker';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { PAYING } from './held-cards.ts';
import styles from './video-poker.module.css';

/** What each hand pays of a stake; the one that lies on the table is marked. */
export function PayTable({ face }: { readonly face: VideoPokerFace | undefined }) {
  const t = useT('originals');
  const format = useFormat();
  return (
    <table className={styles.pays} aria-label={t('games.video-poker.payTable')}>
      <tbody>
        {PAYING.map((hand) => (
          <tr key={hand} aria-current={face?.hand === hand ? 'true' : undefined}>
            <th scope="row">{t(`games.video-poker.hand.${hand}`)}</th>
            <td>{format.number(PAYS[hand] / 1000)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
