import { FONT_SCALES, updateSettings, type Settings } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { ChoiceSetting } from './choice-setting.tsx';
import { SettingGroup } from './setting-group.tsx';
import { SettingSwitch } from './setting-switch.tsx';

const THEMES: readonly { readonly value: Settings['appTheme']; readonly key: string }[] = [
  { value: 0, key: 'light' },
  { value: 1, key: 'dark' },
  { value: null, key: 'system' },
];

const SWITCHES = ['compactView', 'lightVersion', 'leftSectionOpen', 'rightSectionOpen'] as const;

/** Theme, size of the texts, how close rows stand, what is drawn at all, the sides (S3-25, S3-26). */
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
      {SWITCHES.map((name) => (
        <SettingSwitch key={name} name={name} settings={settings} />
      ))}
    </SettingGroup>
  );
}
