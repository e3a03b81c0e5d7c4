import { nameDirection } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';
import { useFormat } from '@paddock/shared-utils/react';
import { classNames } from '@paddock/styleguide';

import styles from './cut-name.module.css';

interface CutNameProps {
  readonly name: LocalizedName;
  readonly className?: string | undefined;
}

/** A name that is cut where it finds no room: at its own end, in Arabic too, where an English one begins on the left. */
export function CutName({ name, className }: CutNameProps) {
  const format = useFormat();
  return (
    <span className={classNames(styles.name, className)} dir={nameDirection(name, format.language)}>
      {format.name(name)}
    </span>
  );
}
