import type { ReactNode } from 'react';
import { useLabels, useReadWords, useT, type Read } from '@paddock/shared-utils/react';
import { Panel, ReadView, SkeletonText } from '@paddock/styleguide';

interface RequestReadProps<Data> extends Read<Data> {
  /** Lines of the skeleton. */
  readonly lines: number;
  /** Why there is nothing; null or false where there is something. */
  readonly empty?: (data: Data) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What the pages of requests read: on a panel until it is there, then on panels of its own. */
export function RequestRead<Data>({ lines, ...read }: RequestReadProps<Data>) {
  const t = useT('cashier');
  const labels = useLabels();
  const words = useReadWords({ slow: t('requests.slow') });
  return (
    <ReadView
      {...read}
      words={{
        ...words,
        failed: (problem) => ({ title: t('requests.failed'), message: labels.problem(problem) }),
      }}
      skeleton={<SkeletonText lines={lines} />}
      frame={(inner) => (
        <Panel padded bleed>
          {inner}
        </Panel>
      )}
    />
  );
}
