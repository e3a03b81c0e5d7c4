import type { ReactNode } from 'react';
import { classNames, Icon, VisuallyHidden } from '@paddock/styleguide';

import styles from './steps.module.css';

export type StepState = 'done' | 'now' | 'todo' | 'failed';

export interface Step {
  readonly id: string;
  readonly state: StepState;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
}

export interface StepsProps {
  readonly steps: readonly Step[];
  /** Names of the states for screen readers, before each title: { done: "Done", ... }. */
  readonly stateLabels: Readonly<Record<StepState, string>>;
  readonly className?: string | undefined;
}

/** Where something stands on its way: a withdrawal, a verification. */
export function Steps({ steps, stateLabels, className }: StepsProps) {
  return (
    <ol className={className}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={classNames(styles.step, styles[step.state])}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {step.state === 'done' && <Icon name="check" size={14} />}
            {step.state === 'failed' && <Icon name="close" size={14} />}
          </span>
          <div>
            <VisuallyHidden>{stateLabels[step.state]}: </VisuallyHidden>
            <b className={styles.title}>{step.title}</b>
            {step.detail !== undefined && <span className={styles.detail}>{step.detail}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
