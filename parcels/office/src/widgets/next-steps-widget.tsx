import { useEffect } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import { useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Button, SkeletonText, useReady } from '@paddock/styleguide';

import styles from '../parts/next-steps/next-steps.module.css';
import { StepList } from '../parts/next-steps/step-list.tsx';
import { useNextSteps } from '../parts/next-steps/use-next-steps.ts';

interface NextStepsProps extends RegionProps, Partial<Pick<DialogWidgetProps, 'close' | 'setTitle'>> {}

/** Welcomes a player who has just registered: what there is to do next, and that nothing of it has to be now. */
export function NextStepsWidget({ close, setTitle }: NextStepsProps) {
  const t = useT('office');
  const company = useSiteConfig((config) => config.companyName) ?? '';
  const title = t('nextSteps.welcome', { company });
  const steps = useNextSteps();
  useReady(steps !== null);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return (
    <div className={styles.dialog} data-testid="welcome">
      <p className={styles.lead}>{t('nextSteps.lead')}</p>
      {steps === null ? <SkeletonText lines={8} /> : <StepList steps={steps} />}
      <Button variant="primary" size={48} block onClick={() => close?.()}>
        {t('nextSteps.goOn')}
      </Button>
    </div>
  );
}
