import { listText } from '@paddock/contract';
import { limits$, limitUsage } from '@paddock/shared-utils';
import { useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';
import { ProgressBar } from '@paddock/styleguide';

import { stopsPlay } from '../../model/stops-play.ts';
import styles from './game-side.module.css';

/** The limits in force: of those that stop a stake what they leave, of the others their names. */
export function PlayLimits() {
  const t = useT('casino');
  const { money, language } = useFormat();
  const limits = useStreamValue(limits$, (value) => ('limits' in value ? value.limits : undefined));
  const nameOf = (limitType: number) => t(`common:limitName.${String(limitType)}`);
  // A line is kept for them until they are read.
  if (limits === undefined) return <p className={styles.dim}>–</p>;
  const inForce = limits.filter(({ limitState }) => limitState === 'ACTIVE');
  if (inForce.length === 0) return <p className={styles.dim}>{t('side.noLimits')}</p>;
  const others = inForce.filter((limit) => !stopsPlay(limit));
  return (
    <div className={styles.part}>
      {inForce.filter(stopsPlay).map((limit) => {
        const { currency, leftMinor, totalMinor, part } = limitUsage(limit);
        const left = t('side.left', { left: money(leftMinor, currency), total: money(totalMinor, currency) });
        const name = nameOf(limit.limitType);
        return (
          <ProgressBar
            key={limit.limitType}
            value={part}
            label={name}
            valueText={left}
            left={name}
            used={left}
          />
        );
      })}
      {others.length > 0 && (
        <p className={styles.dim}>
          {listText(
            others.map(({ limitType }) => nameOf(limitType)),
            language,
          )}
        </p>
      )}
    </div>
  );
}
