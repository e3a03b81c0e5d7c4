import type { ReactNode } from 'react';
import type { BonusesView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { ErrorBlock, Panel, SkeletonOrError, SkeletonText } from '@paddock/styleguide';

import { useBonuses } from './use-bonuses.ts';

/** What both pages of bonuses stand in: a skeleton until they are read, or an error with Retry. */
export function BonusFrame({ children }: { readonly children: (view: BonusesView) => ReactNode }) {
  const t = useT('office');
  const common = useT('common');
  const { value, reload } = useBonuses();
  if (value.status === 'ready') return children(value.data);
  if (value.status === 'error') {
    return (
      <ErrorBlock
        title={t('bonus.failed')}
        message={t('failedText')}
        retryLabel={common('retry')}
        onRetry={reload}
      />
    );
  }
  return (
    <SkeletonOrError
      busyLabel={common('loading')}
      error={{ title: t('slow'), retryLabel: common('retry') }}
      onRetry={reload}
    >
      <Panel padded>
        <SkeletonText lines={9} />
      </Panel>
    </SkeletonOrError>
  );
}
