import { updateSettings, type Settings } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Switch } from '@paddock/styleguide/forms';

/** Settings that are on or off, each with `settings.<name>` and `settings.<name>Hint` for its words. */
type SwitchName = {
  [Name in keyof Settings]-?: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

interface SettingSwitchProps {
  readonly name: SwitchName;
  readonly settings: Settings;
}

/** One setting that is on or off; it holds at once. */
export function SettingSwitch({ name, settings }: SettingSwitchProps) {
  const t = useT('office');
  return (
    <Switch
      atEnd
      label={t(`settings.${name}`)}
      detail={t(`settings.${name}Hint`)}
      checked={settings[name]}
      onChange={(event) => updateSettings({ [name]: event.currentTarget.checked })}
    />
  );
}
