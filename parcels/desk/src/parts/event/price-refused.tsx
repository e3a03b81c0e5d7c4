import type { ApiProblem } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';

import { arbitrageIn } from '../../model/arbitrage-in.ts';
import { PricedList } from '../priced-list.tsx';

/** Which bets a price was refused for, what they cost together, and what to do. */
export function PriceRefused({ problem }: { readonly problem: ApiProblem }) {
  const t = useT('desk');
  const found = arbitrageIn(problem);
  if (found === undefined) return null;
  return (
    <>
      <PricedList selections={found.selections} />
      <p>{t('price.arbitrage', { percent: (found.bookMilli / 10).toFixed(1) })}</p>
    </>
  );
}
