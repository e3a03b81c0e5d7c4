import { useSyncExternalStore, type ReactNode } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { IconButton } from '@paddock/styleguide';

import { menuFolds, type MenuPart as Part } from '../model/menu-folds.ts';
import styles from './menu.module.css';

interface MenuPartProps {
  readonly part: Part;
  /** What the part is called, for its button. */
  readonly name: string;
  /** Its line of the menu. */
  readonly head: ReactNode;
  /** Drawn only while it stands open. */
  readonly children: () => ReactNode;
}

/** A line of the menu that opens; whether it stands open is kept. */
export function MenuPart({ part, name, head, children }: MenuPartProps) {
  const t = useT('betting');
  const isOpen = useSyncExternalStore(
    menuFolds().subscribe,
    () => menuFolds().snapshot().includes(part),
    () => false,
  );
  return (
    <li>
      <div className={styles.line}>
        {head}
        <IconButton
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          size={28}
          iconSize={16}
          className={styles.opener}
          aria-expanded={isOpen}
          label={t(isOpen ? 'menuClose' : 'menuOpen', { name })}
          onClick={() => menuFolds().toggle(part)}
        />
      </div>
      {isOpen && children()}
    </li>
  );
}
