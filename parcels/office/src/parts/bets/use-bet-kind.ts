import { partsText } from '@paddock/contract';
import { coverName } from '@paddock/contract/bets';
import type { BetView } from '@paddock/contract/schemas';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';

/** Says what kind a placed bet is; a cover by the name it was chosen by. */
export function useBetKind(): (bet: BetView) => string {
  const t = useT('office');
  const common = useT('common');
  const { language } = useFormat();
  const labels = useLabels();
  return (bet) => {
    const { lines, lineCount, legs } = bet;
    const cover = lines && coverName(lines, legs.length);
    if (cover === undefined || lineCount === undefined) return labels.bet(bet);
    return partsText([t(`bets.cover.${cover}`), common('betLines.count', { count: lineCount })], language);
  };
}
