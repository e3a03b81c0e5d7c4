import type { ApiProblem } from '@paddock/shared-utils';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, Panel } from '@paddock/styleguide';

interface FailedProps {
  readonly problem: ApiProblem;
  readonly onRetry: () => void;
}

/** It could not be loaded, why, and once more. */
export function Failed({ problem, onRetry }: FailedProps) {
  const t = useT('cashier');
  const common = useT('common');
  const labels = useLabels();
  return (
    <Panel padded bleed>
      <ErrorBlock
        title={t('requests.failed')}
        message={labels.problem(problem)}
        retryLabel={common('retry')}
        onRetry={onRetry}
      />
    </Panel>
  );
}
