import type { RegionView } from '@paddock/contract';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, VisuallyHidden } from '@paddock/styleguide';

import { failureDetails } from './region-words.ts';

export interface RegionStateProps {
  /** Picks the skeleton's shape. */
  readonly shape: string;
  /** Of a page: which of its shapes. */
  readonly kind?: string | undefined;
  readonly view: RegionView;
  readonly onRetry: () => void;
}

/** As `frameMarkup` draws them. */
const PAGE_PARTS = (
  <>
    <i />
    <i />
    <i />
    <i />
  </>
);

/** What stands in a region that has no content: the shape of what comes, or the error block with refresh (S2-68, S8-01). */
export function RegionState({ shape, kind, view, onRetry }: RegionStateProps) {
  const t = useT('common');
  const format = useFormat();
  switch (view.status) {
    case 'ready':
      return null;
    case 'loading':
      return (
        <>
          <VisuallyHidden>{t('region.loading')}</VisuallyHidden>
          <div className="frame-skeleton" data-shape={shape} data-kind={kind} aria-hidden="true">
            {kind !== undefined && PAGE_PARTS}
          </div>
        </>
      );
    case 'error':
      return (
        <ErrorBlock
          className="frame-error"
          title={t('region.failedTitle')}
          // The header's bar has room for a line.
          message={shape === 'header' ? undefined : t('region.failedText')}
          retryLabel={t('region.refresh')}
          onRetry={onRetry}
          details={failureDetails(view.failure, format)}
        />
      );
  }
}
