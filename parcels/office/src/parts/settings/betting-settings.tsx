import type { PriceChangePolicy } from '@paddock/contract';
import { updateSettings, type Settings } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Radio, Switch } from '@paddock/styleguide';

import { OddsViewChoice } from './odds-view-choice.tsx';
import { SettingGroup } from './setting-group.tsx';
import styles from './settings.module.css';

const POLICIES: readonly PriceChangePolicy[] = ['none', 'higher', 'any'];

/** Prices, and what happens when one moves (S3-25, S3-26, rules §5). */
export function BettingSettings({ settings }: { readonly settings: Settings }) {
  const t = useT('office');
  return (
    <SettingGroup title={t('settings.betting')}>
      <OddsViewChoice settings={settings} />
      <div role="radiogroup" aria-label={t('settings.policy.label')} className={styles.radios}>
        <p className={styles.label} aria-hidden>
          {t('settings.policy.label')}
        </p>
        {POLICIES.map((policy) => (
          <Radio
            key={policy}
            name="price-change-policy"
            checked={policy === settings.priceChangePolicy}
            label={t(`settings.policy.${policy}`)}
            onChange={() => updateSettings({ priceChangePolicy: policy })}
          />
        ))}
      </div>
      <Switch
        atEnd
        label={t('settings.detailedScore')}
        detail={t('settings.detailedScoreHint')}
        checked={settings.detailedScore}
        onChange={(event) => updateSettings({ detailedScore: event.currentTarget.checked })}
      />
      <Switch
        atEnd
        label={t('settings.statsInNewWindow')}
        detail={t('settings.statsInNewWindowHint')}
        checked={settings.statsInNewWindow}
        onChange={(event) => updateSettings({ statsInNewWindow: event.currentTarget.checked })}
      />
    </SettingGroup>
  );
}
