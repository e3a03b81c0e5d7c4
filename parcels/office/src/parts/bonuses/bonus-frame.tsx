import type { ReactNode } from 'react';
import type { BonusesView } from '@paddock/contract/schemas';
import { Panel, ReadView, SkeletonText } from '@paddock/styleguide';

import { useOfficeWords } from '../use-office-words.ts';
import { useBonuses } from './use-bonuses.ts';

/** What both pages of bonuses stand in. */
export function BonusFrame({ children }: { readonly children: (view: BonusesView) => ReactNode }) {
  return (
    <ReadView
      {...useBonuses()}
      words={useOfficeWords('bonus.failed')}
      skeleton={
        <Panel padded>
          <SkeletonText lines={9} />
        </Panel>
      }
    >
      {children}
    </ReadView>
  );
}
