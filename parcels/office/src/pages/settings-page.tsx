import { settings$ } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { PageLayout, useReady } from '@paddock/styleguide';

import styles from '../parts/columns.module.css';
import { AppearanceSettings } from '../parts/settings/appearance-settings.tsx';
import { BettingSettings } from '../parts/settings/betting-settings.tsx';
import { DeviceSettings } from '../parts/settings/device-settings.tsx';
import { PrivacySettings } from '../parts/settings/privacy-settings.tsx';
import { PushSettings } from '../parts/settings/push-settings.tsx';
import { SettingsPreview } from '../parts/settings/settings-preview.tsx';
import { TimeSettings } from '../parts/settings/time-settings.tsx';

/** How the player wants the site (S2-21, S3-25, S3-26): every change holds at once, on all devices. */
export function SettingsPage() {
  const t = useT('office');
  const settings = useStreamValue(settings$, (value) => value.settings);
  useReady(true);
  return (
    <PageLayout title={t('seo.settings.title')} lead={t('settings.lead')}>
      <SettingsPreview />
      <div className={styles.columns}>
        <div className={styles.column}>
          <AppearanceSettings settings={settings} />
          <TimeSettings settings={settings} />
        </div>
        <div className={styles.column}>
          <BettingSettings settings={settings} />
          <PrivacySettings settings={settings} />
          <PushSettings />
          <DeviceSettings />
        </div>
      </div>
    </PageLayout>
  );
}
