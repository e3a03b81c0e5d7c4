import { useT } from '@paddock/shared-utils/react';
import { Panel, SkeletonOrError, SkeletonText } from '@paddock/styleguide';

interface WaitingProps {
  readonly lines: number;
  readonly onRetry: () => void;
}

/** A panel whose content is on its way; after a while it says that it does not come. */
export function Waiting({ lines, onRetry }: WaitingProps) {
  const t = useT('cashier');
  const common = useT('common');
  return (
    <Panel padded bleed>
      <SkeletonOrError
        busyLabel={common('loading')}
        error={{ title: t('requests.slow'), retryLabel: common('retry') }}
        onRetry={onRetry}
      >
        <SkeletonText lines={lines} />
      </SkeletonOrError>
    </Panel>
  );
}
