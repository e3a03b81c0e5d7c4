import { partsText, percentText } from '@paddock/contract';
import type { PromotionView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import type { SummaryLine } from '@paddock/styleguide';

const WHOLE = 10_000;

/** What bounds cashback, in words, and what it comes to for somebody, as the product itself reckons it. */
export function useCashbackLines(currency: string): (promotion: PromotionView) => readonly SummaryLine[] {
  const t = useT('casino');
  const format = useFormat();
  const percent = (hundredths: number) => percentText(hundredths / WHOLE, format.locale);
  const line = (id: string, value: string): SummaryLine => ({ id, label: t(`promotion.fact.${id}`), value });
  return ({ gives, starts, cashbackExamples }) => {
    if (gives.kind !== 'cashback') return [];
    const counted = 'products' in starts ? starts.products : [];
    const edges = counted.map((product) =>
      t('promotion.cashback.edge', {
        product: t(`promotion.product.${product}`),
        edge: percent(gives.edges[product] ?? 0),
      }),
    );
    const bound = t('promotion.cashback.bound', {
      share: percent(gives.edgeShare),
      edges: partsText(edges, format.language),
    });
    const example = cashbackExamples?.[currency];
    if (example === undefined) return [line('bound', bound)];
    const { product, lost, back } = example;
    return [
      line('bound', bound),
      line(
        'example',
        t('promotion.cashback.example', {
          product: t(`promotion.product.${product}`),
          lost: format.amount(lost, currency),
          back: format.amount(back, currency),
        }),
      ),
    ];
  };
}
