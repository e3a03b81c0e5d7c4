import { useState } from 'react';
import { install, installation$, reloadPage, resetSite } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import { SettingGroup } from './setting-group.tsx';
import styles from './settings.module.css';

/** What concerns this device alone: the site as an app, and the files it keeps here (S7-47). */
export function DeviceSettings() {
  const t = useT('office');
  const status = useStreamValue(installation$, (value) => value.status);
  const [isResetting, setResetting] = useState(false);

  async function reset(): Promise<void> {
    setResetting(true);
    await resetSite();
    reloadPage();
  }

  return (
    <SettingGroup title={t('settings.device')}>
      {status === 'offered' && (
        <div className={styles.act}>
          <p>{t('settings.installHint')}</p>
          <Button variant="outline" onClick={() => void install()}>
            {t('settings.install')}
          </Button>
        </div>
      )}
      <div className={styles.act}>
        <p>{t('settings.resetHint')}</p>
        <Button variant="outline" pending={isResetting} onClick={() => void reset()}>
          {t('settings.reset')}
        </Button>
      </div>
    </SettingGroup>
  );
}
