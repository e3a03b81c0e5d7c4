import { useState } from 'react';
import { price$, type MarketShape } from '@paddock/shared-utils';

import { useIsUnfolded } from './unfolded.ts';
import { LINES_SHOWN, linesAround, mainLine, type PricedLine } from '../model/lines.ts';

/**
 * Lines of one kind of market, folded around the main one; the main one stays while the lines do.
 * @param key of their block
 */
export function useLines(markets: readonly MarketShape[], key = '') {
  const [open, toggle] = useIsUnfolded(key);
  // Chosen by the list of lines, not by every move of their prices: a main line that jumps about helps nobody.
  const [main, setMain] = useState(() => mainOf(markets));
  const { ids, mainId } = main.ids === idsOf(markets) ? main : mainOf(markets);
  if (ids !== main.ids) setMain({ ids, mainId });
  const canFold = markets.length > LINES_SHOWN;
  return {
    mainId,
    shown: canFold && !open ? linesAround(markets, mainId) : markets,
    canFold,
    open,
    toggle,
  };
}

function mainOf(markets: readonly MarketShape[]): { ids: string; mainId: string | undefined } {
  return { ids: idsOf(markets), mainId: mainLine(markets.map(pricedLine)) };
}

function idsOf(markets: readonly MarketShape[]): string {
  return markets.map(({ id }) => id).join(' ');
}

function pricedLine({ id, outcomes }: MarketShape): PricedLine {
  const [first, second] = outcomes.map((outcome) => {
    const price = price$(`${id}.${outcome}`).snapshot();
    return price.status === 'open' ? price.oddsMilli : null;
  });
  return {
    marketId: id,
    oddsMilli:
      first === undefined || first === null || second === undefined || second === null
        ? null
        : [first, second],
  };
}
