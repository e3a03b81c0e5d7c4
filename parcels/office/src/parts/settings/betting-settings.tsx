import type { PriceChangePolicy } from '@paddock/contract';
import { updateSettings, type Settings } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Radio, Switch } from '@paddock/styleguide/forms';

import { ChoiceSetting } from './choice-setting.tsx';
import { OddsViewChoice } from './odds-view-choice.tsx';
import { SettingGroup } from './setting-group.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import styles from './settings.module.css';

const POLICIES: readonly PriceChangePolicy[] = ['none', 'higher', 'any'];

/** European and Asian. */
const VIEWS = [0, 1] as const;
/** Whole and short. */
const NAMES = [0, 1] as const;
/** Of lists, of a match, of the coupon. */
const SWITCHES = [
  'bestMatchesOnTop',
  'groupByCountry',
  'showSportsOnly',
  'showGameId',
  'detailedScore',
  'zoneOpen',
  'moveVideoOnScroll',
  'statsInNewWindow',
  'teamLogosInCoupon',
  'accumulatorOfDayLine',
  'accumulatorOfDayLive',
  'betGenerator',
  'noticeStart',
  'noticeScore',
  'noticeResult',
] as const;

/** Prices, and what happens when one moves (S3-25, S3-26, rules §5). */
export function BettingSettings({ settings }: { readonly settings: Settings }) {
  const t = useT('office');
  return (
    <SettingGroup title={t('settings.betting')}>
      <OddsViewChoice settings={settings} />
      <ChoiceSetting
        label={t('settings.view.label')}
        value={settings.appViewType}
        choices={VIEWS.map((value) => ({ value, label: t(`settings.view.${value}`) }))}
        onChoose={(appViewType) => updateSettings({ appViewType })}
      />
      <ChoiceSetting
        label={t('settings.names.label')}
        value={settings.marketsNameType}
        choices={NAMES.map((value) => ({ value, label: t(`settings.names.${value}`) }))}
        onChoose={(marketsNameType) => updateSettings({ marketsNameType })}
      />
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
        label={t('settings.priceMarks')}
        detail={t('settings.priceMarksHint')}
        checked={settings.coefIndicationType === 0}
        onChange={(event) => updateSettings({ coefIndicationType: event.currentTarget.checked ? 0 : 1 })}
      />
      {SWITCHES.map((name) => (
        <SettingSwitch key={name} name={name} settings={settings} />
      ))}
    </SettingGroup>
  );
}
