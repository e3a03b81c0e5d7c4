import type { ReactNode } from 'react';
import { Panel, SectionHeader } from '@paddock/styleguide';

import styles from './settings.module.css';

interface SettingGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Settings that belong together, under their name. */
export function SettingGroup({ title, children }: SettingGroupProps) {
  return (
    <Panel bleed>
      <SectionHeader title={title} />
      <div className={styles.fields}>{children}</div>
    </Panel>
  );
}
