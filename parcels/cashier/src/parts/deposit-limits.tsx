import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { ProgressBar, TextLink } from '@paddock/styleguide';

import type { DepositLimit } from '../model/deposit-limits.ts';
import styles from './recharge.module.css';

/** What the player's own limits leave, before an amount is refused by them. Nothing where none is set. */
export function DepositLimits({ limits }: { readonly limits: readonly DepositLimit[] }) {
  const t = useT('cashier');
  const common = useT('common');
  const { money, date, time, zone } = useFormat();
  if (limits.length === 0) return null;
  return (
    <ul className={styles.limits} aria-label={common('toLimits')} data-testid="deposit-limits">
      {limits.map(({ limitType, days, currency, usedMinor, leftMinor, totalMinor, backAtMs, part }) => {
        const used = t('limit.used', {
          used: money(usedMinor, currency),
          total: money(totalMinor, currency),
        });
        return (
          <li key={limitType}>
            <ProgressBar
              value={part}
              label={common(`limitName.${limitType}`)}
              valueText={used}
              left={t('limit.left', { window: t(`limit.window.${days}`), left: money(leftMinor, currency) })}
              used={used}
            />
            {backAtMs !== null && part === 1 && (
              <p className={styles.back}>
                {t('limit.back', { time: `${date(backAtMs)}, ${time(backAtMs)} ${zone(backAtMs)}` })}
              </p>
            )}
          </li>
        );
      })}
      <li className={styles.limitsLink}>
        <TextLink href={hrefFor('/office/responsible')}>{common('toLimits')}</TextLink>
      </li>
    </ul>
  );
}
