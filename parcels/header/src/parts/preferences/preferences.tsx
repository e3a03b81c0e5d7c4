import {
  hasOwnDigits,
  inOwnDigits,
  ODDS_VIEWS,
  zoneChange,
  zoneOptions,
  zoneValue,
  type CoefViewId,
} from '@paddock/contract';
import { serverNowMs, settings$, updateSettings, type Settings } from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Field, SegmentedControl } from '@paddock/styleguide';
import { SelectField, Switch } from '@paddock/styleguide/forms';

import { Languages } from './languages.tsx';
import styles from './preferences.module.css';

const THEMES: readonly { readonly value: Settings['appTheme']; readonly key: string }[] = [
  { value: 0, key: 'light' },
  { value: 1, key: 'dark' },
  { value: null, key: 'system' },
];

/** What every visitor may want differently, two clicks from everywhere: theme, prices, times, language. */
export function Preferences() {
  return (
    <div className={styles.preferences}>
      <Theme />
      <Odds />
      <Times />
      <Languages />
    </div>
  );
}

function Theme() {
  const t = useT('header');
  const appTheme = useStreamValue(settings$, ({ settings }) => settings.appTheme);
  return (
    <div>
      <span className={styles.label}>{t('theme.label')}</span>
      <SegmentedControl
        block
        label={t('theme.label')}
        value={THEMES.find(({ value }) => value === appTheme)?.key ?? ''}
        segments={THEMES.map(({ key }) => ({ value: key, label: t(`theme.${key}`) }))}
        onValueChange={(chosen) => {
          const theme = THEMES.find(({ key }) => key === chosen);
          if (theme !== undefined) updateSettings({ appTheme: theme.value });
        }}
      />
    </div>
  );
}

function Odds() {
  const t = useT('header');
  const view = useStreamValue(settings$, ({ settings }) => settings.coefViewId ?? 0);
  return (
    <Field label={t('odds')}>
      <SelectField
        size={36}
        value={view}
        options={ODDS_VIEWS.map((name, id) => ({ value: String(id), label: t(`common:oddsView.${name}`) }))}
        onChange={(event) => updateSettings({ coefViewId: Number(event.currentTarget.value) as CoefViewId })}
      />
    </Field>
  );
}

function Times() {
  const t = useT('header');
  const settings = useStreamValue(settings$, (value) => value.settings);
  const siteZone = useSiteConfig((config) => config.timeZone) ?? 0;
  const language = useLanguage();
  return (
    <>
      <Field label={t('common:time.zone')}>
        <SelectField
          size={36}
          value={zoneValue(settings)}
          options={zoneOptions(siteZone, {
            site: (zone) => t('common:time.siteZone', { zone }),
            device: t('common:time.deviceZone'),
          })}
          onChange={({ currentTarget: { value } }) => {
            updateSettings(zoneChange(value, serverNowMs()));
          }}
        />
      </Field>
      <Switch
        atEnd
        label={t('common:time.is12h')}
        checked={settings.is12h}
        onChange={(event) => updateSettings({ is12h: event.currentTarget.checked })}
      />
      {hasOwnDigits(language) && (
        <Switch
          atEnd
          label={t('common:time.ownDigits', { digits: inOwnDigits('0123456789', language) })}
          checked={settings.ownDigits}
          onChange={(event) => updateSettings({ ownDigits: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
