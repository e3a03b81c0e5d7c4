import { readOf } from '@paddock/shared-utils';
import { useRead } from '@paddock/shared-utils/react';
import { ReadView } from '@paddock/styleguide';

import { NoDraws } from './draws-now.tsx';
import { DrawView, DrawSkeleton } from './draw-view.tsx';
import { useCurrency } from './use-currency.ts';
import { usePoolWords } from './use-pool-words.ts';

/** The draw that closes next, to be entered at once. */
export function NextDraw() {
  const currency = useCurrency();
  const { value, reload } = useRead({
    ...readOf('/web-api/toto/draws', { query: { which: 'now', currency } }),
  });
  return (
    <ReadView value={value} reload={reload} words={usePoolWords()} skeleton={<DrawSkeleton />}>
      {({ draws }) => {
        const next = draws.find(({ phase }) => phase === 'open');
        return next === undefined ? <NoDraws /> : <DrawView key={next.id} id={next.id} />;
      }}
    </ReadView>
  );
}
