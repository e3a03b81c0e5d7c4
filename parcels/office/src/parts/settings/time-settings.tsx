import {
  allowedLanguages,
  hasOwnDigits,
  inOwnDigits,
  languageName,
  zoneChange,
  zoneOptions,
  zoneValue,
} from '@paddock/contract';
import {
  currentRoute$,
  hrefFor,
  navigate,
  serverNowMs,
  updateSettings,
  type Settings,
} from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Field } from '@paddock/styleguide';
import { SelectField, Switch } from '@paddock/styleguide/forms';

import { SettingGroup } from './setting-group.tsx';

/** Language, time zone and clock (S3-25). */
export function TimeSettings({ settings }: { readonly settings: Settings }) {
  const t = useT('office');
  const siteZone = useSiteConfig((config) => config.timeZone) ?? 0;
  const language = useLanguage();
  return (
    <SettingGroup title={t('settings.times')}>
      <LanguageField />
      <Field label={t('common:time.zone')} hint={t('settings.timeZoneHint')}>
        <SelectField
          name="time-zone"
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
    </SettingGroup>
  );
}

/** The page itself turns to the language chosen; it is remembered for letters and other devices. */
function LanguageField() {
  const t = useT('office');
  const current = useLanguage();
  const languages = useSiteConfig((config) => config.languages);
  const path = useStreamValue(currentRoute$, (route) => ('matched' in route ? route.matched.path : '/'));
  if (languages === undefined) return null;
  const names = allowedLanguages(languages, true).map((code) => ({ value: code, label: languageName(code) }));
  return (
    <Field label={t('settings.language')} hint={t('settings.languageHint')}>
      <SelectField
        name="language"
        value={current}
        options={names}
        onChange={(event) => navigate(hrefFor(path, event.currentTarget.value))}
      />
    </Field>
  );
}
