import type { ReactNode } from 'react';
import { MoneyText, Skeleton } from '@paddock/styleguide';

import styles from './play-figures.module.css';

export interface PlayFigure {
  readonly id: string;
  readonly label: string;
  /** Undefined until it is known. */
  readonly value: string | undefined;
}

/** Figures of play side by side, each under its name; their room is kept until they are known. */
export function PlayFigures({ figures }: { readonly figures: readonly PlayFigure[] }): ReactNode {
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, label, value }) => (
        <div key={id} data-figure={id}>
          <dt>{label}</dt>
          <dd>
            {value === undefined ? (
              <Skeleton width="96px" height="28px" />
            ) : (
              <MoneyText size={20}>{value}</MoneyText>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
