import { updateSettings, type Settings } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Switch } from '@paddock/styleguide/forms';

import { SettingGroup } from './setting-group.tsx';

/** What others may see over one's shoulder (S3-19). */
export function PrivacySettings({ settings }: { readonly settings: Settings }) {
  const t = useT('office');
  return (
    <SettingGroup title={t('settings.privacy')}>
      <Switch
        atEnd
        label={t('settings.hideBalance')}
        detail={t('settings.hideBalanceHint')}
        checked={settings.hideBalance}
        onChange={(event) => updateSettings({ hideBalance: event.currentTarget.checked })}
      />
    </SettingGroup>
  );
}
