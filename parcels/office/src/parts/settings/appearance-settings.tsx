import { FONT_SCALES, updateSettings, type Settings } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Switch } from '@paddock/styleguide';

import { ChoiceSetting } from './choice-setting.tsx';
import { SettingGroup } from './setting-group.tsx';

const THEMES: readonly { readonly value: Settings['appTheme']; readonly key: string }[] = [
  { value: 0, key: 'light' },
  { value: 1, key: 'dark' },
  { value: null, key: 'system' },
];

/** Theme, size of the texts, how close rows stand (S3-25). */
export function AppearanceSettings({ settings }: { readonly settings: Settings }) {
  const t = useT('office');
  const format = useFormat();
  return (
    <SettingGroup title={t('settings.appearance')}>
      <ChoiceSetting
        label={t('settings.theme.label')}
        value={settings.appTheme}
        choices={THEMES.map(({ value, key }) => ({ value, label: t(`settings.theme.${key}`) }))}
        onChoose={(appTheme) => updateSettings({ appTheme })}
      />
      <ChoiceSetting
        label={t('settings.fontSize')}
        value={settings.appFontSize}
        choices={FONT_SCALES.map((value) => ({
          value,
          label: t('percent', { value: format.number(value * 100) }),
        }))}
        onChoose={(appFontSize) => updateSettings({ appFontSize })}
      />
      <Switch
        atEnd
        label={t('settings.compactView')}
        detail={t('settings.compactViewHint')}
        checked={settings.compactView}
        onChange={(event) => updateSettings({ compactView: event.currentTarget.checked })}
      />
    </SettingGroup>
  );
}
