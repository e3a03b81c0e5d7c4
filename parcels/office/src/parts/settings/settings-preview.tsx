import { DAY_MS, partsText } from '@paddock/contract';
import { useState } from 'react';
import { activeAccount$, serverNowMs } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, useLabels, useStreamValue, useT } from '@paddock/shared-utils/react';
import { MoneyText, OddsCell, Panel, SectionHeader } from '@paddock/styleguide';

import styles from './settings.module.css';

const PRICES = [
  { outcome: '1', oddsMilli: 2_100 },
  { outcome: 'X', oddsMilli: 3_400 },
  { outcome: '2', oddsMilli: 3_600 },
] as const;
const TOMORROW_MS = DAY_MS;

/** One match as it looks with these settings: kick-off, prices, balance. It changes as they do. */
export function SettingsPreview() {
  const t = useT('office');
  const format = useFormat();
  const labels = useLabels();
  const mask = useBalanceMask();
  const account = useStreamValue(activeAccount$, (value) => ('account' in value ? value.account : null));
  const [kickOffMs] = useState(() => serverNowMs() + TOMORROW_MS);
  const name = t('settings.previewMatch');
  return (
    <Panel bleed data-testid="settings-preview">
      <SectionHeader title={t('settings.preview')} />
      <div className={styles.preview}>
        <p className={styles.match}>
          <b>{name}</b>
          <span className={styles.when}>{format.dateTime(kickOffMs)}</span>
        </p>
        <div className={styles.cells}>
          {PRICES.map(({ outcome, oddsMilli }) => {
            const shown = format.odds(oddsMilli);
            return (
              <OddsCell
                key={outcome}
                size="market"
                oddsMilli={oddsMilli}
                price={shown}
                outcome={outcome}
                label={partsText([name, outcome, labels.price(shown)], format.language)}
              />
            );
          })}
        </div>
        {account !== null && (
          <MoneyText size={20} {...mask}>
            {format.money(account.moneyMinor, account.iso)}
          </MoneyText>
        )}
      </div>
    </Panel>
  );
}
