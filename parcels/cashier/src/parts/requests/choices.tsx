import type { ReactNode } from 'react';
import { Icon } from '@paddock/styleguide';

import styles from './requests.module.css';

export interface Choice {
  readonly id: string;
  readonly href: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Beside the title: a state. */
  readonly mark?: ReactNode;
}

/** Ways on, one under the other; the whole line can be pressed. */
export function Choices({ choices }: { readonly choices: readonly Choice[] }) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ id, href, title, detail, mark }) => (
        <li key={id}>
          <a href={href} className={styles.choice} data-choice={id}>
            <span className={styles.choiceWords}>
              <b className={styles.choiceTitle}>{title}</b>
              {detail !== undefined && <span className={styles.dim}>{detail}</span>}
            </span>
            {mark}
            <Icon name="forward" size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}
