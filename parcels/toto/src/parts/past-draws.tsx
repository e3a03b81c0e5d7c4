import { useState } from 'react';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, EmptyState, LinkButton, ReadView } from '@paddock/styleguide';

import { DrawList, DrawListSkeleton } from './draw-list.tsx';
import { useCurrency } from './use-currency.ts';
import { usePoolWords } from './use-pool-words.ts';

/** Draws that are over, the last made first, fifty at a time. */
export function PastDraws() {
  const t = useT('toto');
  const currency = useCurrency();
  const [before, setBefore] = useState<string | undefined>(undefined);
  const { value, reload } = useRead({
    ...readOf('/web-api/toto/draws', {
      query: { which: 'past', currency, ...(before !== undefined && { before }) },
    }),
  });
  return (
    <ReadView
      value={value}
      reload={reload}
      words={usePoolWords()}
      skeleton={<DrawListSkeleton />}
      empty={({ draws }) =>
        draws.length === 0 && (
          <EmptyState
            icon="history"
            title={t('none.past')}
            message={t('none.pastText')}
            action={
              <LinkButton variant="outline" href={hrefFor('/toto/draws')}>
                {t('sections.draws')}
              </LinkButton>
            }
          />
        )
      }
    >
      {({ draws, next }) => (
        <>
          <DrawList draws={draws} />
          <ButtonRow>
            {before !== undefined && <Button onClick={() => setBefore(undefined)}>{t('list.newest')}</Button>}
            {next !== null && <Button onClick={() => setBefore(next)}>{t('list.older')}</Button>}
          </ButtonRow>
        </>
      )}
    </ReadView>
  );
}
