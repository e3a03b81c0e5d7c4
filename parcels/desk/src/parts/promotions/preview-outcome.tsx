import { partsText } from '@paddock/contract';
import type { PromotionPreviewView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SummaryList, type SummaryLine } from '@paddock/styleguide';

import styles from './promotions.module.css';
import { SumsText } from './sums-text.tsx';

/** What terms would have given in the past within their limits, when these were reached, and what they give at most. */
export function PreviewOutcome({ view }: { readonly view: PromotionPreviewView }) {
  const t = useT('desk');
  const format = useFormat();
  const { seen, players, late, beside, given, points } = view;
  const boundLines = useBoundLines();
  const count = (id: string, label: string, number: number): readonly SummaryLine[] =>
    number === 0 ? [] : [{ id, label, value: format.number(number) }];
  return (
    <div role="status" className={styles.outcome}>
      {seen === 0 ? (
        <p>{t('promotions.pastNothing')}</p>
      ) : (
        <SummaryList
          lines={[
            { id: 'players', label: t('promotions.players'), value: format.number(players) },
            { id: 'most', label: t('promotions.atMost'), value: <SumsText sums={given} /> },
            ...count('points', t('promotions.points'), points),
            ...boundLines(view.bounds),
            ...count('late', t('promotions.late'), late),
            ...count('beside', t('promotions.beside'), beside),
          ]}
        />
      )}
      <WorstCase worst={view.worst} />
    </div>
  );
}

/** Each limit with how much of it would have been used, and when it would have been reached. */
function useBoundLines(): (bounds: PromotionPreviewView['bounds']) => readonly SummaryLine[] {
  const t = useT('desk');
  const format = useFormat();
  const amount = (text: string, currency: string | null): string =>
    currency === null ? format.digits(text) : format.amount(text, currency);
  return (bounds) =>
    bounds.map(({ by, currency, limit, used, reachedAtMs }) => {
      const figures = { used: amount(used, currency), limit: amount(limit, currency) };
      return {
        id: `bound ${by} ${currency}`,
        label: t(`promotions.bound.${by}`, { currency: currency ?? '' }),
        value:
          reachedAtMs === null
            ? t('promotions.bound.open', figures)
            : t('promotions.bound.reached', { ...figures, at: format.moment(reachedAtMs) }),
      };
    });
}

/** What it gives at most whoever comes, which asks nothing of the past. */
function WorstCase({ worst }: Pick<PromotionPreviewView, 'worst'>) {
  const t = useT('desk');
  const format = useFormat();
  const amount = (text: string, currency: string | null): string =>
    currency === null
      ? partsText([t('promotions.points'), format.digits(text)], format.language)
      : format.amount(text, currency);
  return (
    <>
      <p className={styles.quiet}>{t('promotions.worstHint')}</p>
      <SummaryList
        lines={worst.flatMap(({ currency, each, most, by }) => [
          { id: `each ${currency}`, label: t('promotions.eachMost'), value: amount(each, currency) },
          {
            id: `all ${currency}`,
            label: t('promotions.allMost'),
            value:
              most === null || by === null
                ? t('promotions.unbounded')
                : partsText([amount(most, currency), t(`promotions.boundBy.${by}`)], format.language),
          },
        ])}
      />
    </>
  );
}
