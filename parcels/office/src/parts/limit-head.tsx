import { useId, useState, type ReactNode } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import styles from './limits.module.css';

interface LimitHeadProps {
  readonly title: string;
  readonly note?: string;
  readonly isSet: boolean;
  /** The form that changes it, shown on demand. */
  readonly children: (close: () => void) => ReactNode;
}

/** Name of a limit and the one button that opens its form: up, down and away by the same steps. */
export function LimitHead({ title, note, isSet, children }: LimitHeadProps) {
  const t = useT('office');
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const titleId = useId();
  return (
    <>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.name}>
          {title}
        </h3>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <Button
          variant="outline"
          size={32}
          className={styles.change}
          aria-expanded={isOpen}
          aria-controls={formId}
          aria-describedby={titleId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('limits.close') : t(isSet ? 'limits.change' : 'limits.set')}
        </Button>
      </div>
      <div id={formId} className={styles.formPlace} hidden={!isOpen}>
        {isOpen && children(() => setOpen(false))}
      </div>
    </>
  );
}
