import { partsText } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';

/** What of a bet says of which kind it is. */
export type LabelledBet = Pick<BetView, 'type' | 'lines' | 'lineCount' | 'links'> & {
  readonly legs: readonly unknown[];
};

/**
 * The kind of a bet; of a system the sizes of its lines, of which legs beside how many bankers, and their
 * number; of a conditional bet the sizes of its links.
 */
export function betLabel(
  { type, lines, lineCount, links, legs }: LabelledBet,
  t: (key: string, values?: Readonly<Record<string, string | number>>) => string,
  language: string,
): string {
  const kind = t(`betType.${type}`);
  if (links !== undefined) return `${kind} ${links.join(' + ')}`;
  if (lines === undefined || lineCount === undefined) return kind;
  const bankers = lines.bankers.length;
  const sizes = t('betLines.of', { sizes: lines.folds.join('/'), legs: legs.length - bankers });
  const beside = bankers === 0 ? [] : [t('betLines.bankers', { count: bankers })];
  return partsText([`${kind} ${sizes}`, ...beside, t('betLines.count', { count: lineCount })], language);
}
