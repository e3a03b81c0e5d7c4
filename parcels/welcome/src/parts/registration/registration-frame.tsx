import type { ReactNode } from 'react';
import { useSiteConfig, useT } from '@paddock/shared-utils/react';
import { classNames, Icon, Logo } from '@paddock/styleguide';

import styles from './registration-frame.module.css';

interface RegistrationFrameProps {
  readonly place: 'page' | 'dialog';
  readonly children: ReactNode;
}

const PROMISES = [
  { key: 'money', icon: 'bank' },
  { key: 'pace', icon: 'clock' },
  { key: 'checked', icon: 'shield' },
] as const;

/** A form with the site's promises beside it, where there is room for them. */
export function RegistrationFrame({ place, children }: RegistrationFrameProps) {
  const t = useT('welcome');
  const company = useSiteConfig((config) => config.companyName);
  return (
    <div className={classNames(styles.frame, styles[place])}>
      <div className={styles.side} data-ground="header">
        <Logo name={company} size={34} onHeader />
        <ul className={styles.promises}>
          {PROMISES.map(({ key, icon }) => (
            <li key={key} className={styles.promise}>
              <Icon name={icon} className={styles.icon} />
              <span>
                <b className={styles.head}>{t(`registration.promise.${key}.title`)}</b>
                {t(`registration.promise.${key}.text`)}
              </span>
            </li>
          ))}
        </ul>
        <Tracks />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** Lanes of a race track around one bend. */
const LANES = [0, 18, 36, 54, 72, 90, 108] as const;

function Tracks() {
  return (
    <svg viewBox="0 0 300 320" preserveAspectRatio="xMidYMax slice" aria-hidden className={styles.tracks}>
      {LANES.map((out) => (
        <rect
          key={out}
          x={-60 - out}
          y={150 - out}
          width={250 + 2 * out}
          height={420 + 2 * out}
          rx={125 + out}
          strokeWidth={out === 0 ? 2.5 : 1.2}
          opacity={0.6 - out / 250}
        />
      ))}
    </svg>
  );
}
