import { hrefFor, readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, ReadView } from '@paddock/styleguide';

import { DrawList, DrawListSkeleton } from './draw-list.tsx';
import { useCurrency } from './use-currency.ts';
import { usePoolWords } from './use-pool-words.ts';

/** Draws that sell or wait for their results, those that close first first. */
export function DrawsNow() {
  const currency = useCurrency();
  const { value, reload } = useRead({
    ...readOf('/web-api/toto/draws', { query: { which: 'now', currency } }),
    on: ['toto:coupon'],
  });
  return (
    <ReadView
      value={value}
      reload={reload}
      words={usePoolWords()}
      skeleton={<DrawListSkeleton />}
      empty={({ draws }) => draws.length === 0 && <NoDraws />}
    >
      {({ draws }) => <DrawList draws={draws} />}
    </ReadView>
  );
}

/** There is none now, and a way on. */
export function NoDraws() {
  const t = useT('toto');
  return (
    <EmptyState
      icon="ticket"
      title={t('none.draws')}
      message={t('none.drawsText')}
      action={
        <LinkButton variant="outline" href={hrefFor('/line')}>
          {t('none.line')}
        </LinkButton>
      }
    />
  );
}
