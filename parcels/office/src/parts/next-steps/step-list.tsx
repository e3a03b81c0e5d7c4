import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Icon, VisuallyHidden } from '@paddock/styleguide';

import type { NextStep } from '../../model/next-steps.ts';
import styles from './next-steps.module.css';

/** The steps, each with why and where; what is done is ticked off and keeps its place. */
export function StepList({ steps }: { readonly steps: readonly NextStep[] }) {
  const t = useT('office');
  return (
    <ol className={styles.steps} data-testid="next-steps">
      {steps.map(({ key, path, isDone }) => (
        <li key={key} className={styles.step} data-step={key} data-done={isDone}>
          <span className={styles.mark} aria-hidden>
            {isDone && <Icon name="check" size={16} />}
          </span>
          <a className={styles.link} href={hrefFor(path)}>
            <b className={styles.name}>{t(`nextSteps.${key}.title`)}</b>
            <span className={styles.text}>{t(`nextSteps.${key}.${isDone ? 'done' : 'text'}`)}</span>
            {isDone && <VisuallyHidden>{t('nextSteps.isDone')}</VisuallyHidden>}
          </a>
          <Icon name="forward" size={16} className={styles.forward} />
        </li>
      ))}
    </ol>
  );
}
