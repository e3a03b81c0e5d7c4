import type { ApiProblem } from '@paddock/shared-utils';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, PageLayout, Panel, SkeletonText } from '@paddock/styleguide';

interface TextStatesProps {
  readonly title: string;
  /** `null` while the text is on its way. */
  readonly problem: ApiProblem | null;
  readonly onRetry: () => void;
}

/** A page whose text is not there yet, or did not come. */
export function TextStates({ title, problem, onRetry }: TextStatesProps) {
  const common = useT('common');
  const labels = useLabels();
  return (
    <PageLayout title={title}>
      <Panel padded bleed aria-busy={problem === null || undefined}>
        {problem === null ? (
          <SkeletonText lines={12} />
        ) : (
          <ErrorBlock title={labels.problem(problem)} retryLabel={common('retry')} onRetry={onRetry} />
        )}
      </Panel>
    </PageLayout>
  );
}
