import type { ReactNode } from 'react';
import { hrefFor } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, Panel } from '@paddock/styleguide';

import { addressOf, filterOf, type ResultType } from '../model/result-filter.ts';

/** What is said while results are not there. */
export function useListWords() {
  const t = useT('results');
  return useReadWords({ busy: t('list.loading'), slow: t('list.slow'), failed: t('list.failed') });
}

export const onPanel = (inner: ReactNode): ReactNode => <Panel bleed>{inner}</Panel>;

/** Nothing to list, and the way to the other kind of results. */
export function NothingListed({ type }: { readonly type: ResultType }) {
  const t = useT('results');
  const other = type === 'live' ? 'zone' : 'live';
  return (
    <EmptyState
      icon="calendar"
      title={t(`nothing.${type}.title`)}
      message={type === 'zone' ? t('nothing.zone.text') : undefined}
      action={
        <LinkButton variant="outline" href={hrefFor(addressOf(filterOf(other, '')))}>
          {t(`nothing.${type}.action`)}
        </LinkButton>
      }
    />
  );
}
