import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@paddock/styleguide';

import styles from './form-message.module.css';

export interface FormProblem {
  /** The field's id: pressing the line goes there. */
  readonly fieldId: string;
  readonly message: string;
}

export interface FormMessageProps {
  /** "2 things to correct", or why the form as a whole was refused. */
  readonly title: ReactNode;
  readonly problems?: readonly FormProblem[] | undefined;
  /** Changes with each refused submit; the message then takes the focus, so that it is heard. */
  readonly attempt?: number | undefined;
  readonly children?: ReactNode;
}

/** The summary above a form that was refused: what is wrong, each line leading to its field. */
export function FormMessage({ title, problems, attempt = 0, children }: FormMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.message}>
      <Icon name="error" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
        {problems !== undefined && problems.length > 0 && (
          <ul className={styles.list}>
            {problems.map((problem) => (
              <li key={problem.fieldId}>
                <a
                  href={`#${problem.fieldId}`}
                  onClick={(event) => {
                    // The router must not see this as a navigation.
                    event.preventDefault();
                    document.getElementById(problem.fieldId)?.focus();
                  }}
                >
                  {problem.message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
