import type { ReactNode } from 'react';
import type { EventListView } from '@paddock/contract/schemas';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import { ReadView, SkeletonText } from '@paddock/styleguide';

import { useSuggestedEvents, type SuggestedSection } from './use-suggested-events.ts';

interface SuggestionsReadProps {
  readonly section: SuggestedSection;
  readonly children: (list: EventListView) => ReactNode;
}

/** What is drawn from the events of a section, once they are read. */
export function SuggestionsRead({ section, children }: SuggestionsReadProps) {
  const t = useT('coupon');
  const { value, reload } = useSuggestedEvents(section);
  const words = useReadWords({ slow: t('suggested.slow'), failed: t('suggested.failed') });
  return (
    <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonText lines={6} />}>
      {children}
    </ReadView>
  );
}
