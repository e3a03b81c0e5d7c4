import type { EventInfo } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { VisuallyHidden } from '@paddock/styleguide';

import styles from './ball-ticker.module.css';

/** A ball that brought nothing is a dot. */
const SHORT: Readonly<Record<string, string>> = { '0': '·' };

/** The last overs of a match ball by ball, the newest first. */
export function BallTicker({ event }: { readonly event: EventInfo }) {
  const t = useT('betting');
  const { overs = [], balls = [] } = event.state.cricket ?? {};
  // A feed may count balls and not tell what each brought.
  if (overs.length === 0 && balls.some((bowled) => bowled > 0)) return null;
  if (overs.length === 0) return <p className={styles.none}>{t('cricket.noBall')}</p>;
  return (
    <ol className={styles.overs} aria-label={t('cricket.ticker')} reversed>
      {overs.toReversed().map(({ over, deliveries }) => (
        <li key={over} className={styles.over}>
          <span className={styles.number}>{t('cricket.over', { over })}</span>
          <ol className={styles.balls}>
            {deliveries.map((delivery, at) => (
              <li key={at} className={styles.ball} data-ball={delivery}>
                <span aria-hidden>{SHORT[delivery] ?? delivery}</span>
                <VisuallyHidden>{t(`cricket.ball.${delivery}`)}</VisuallyHidden>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
