import { useFormat, useT } from '@paddock/shared-utils/react';
import { SummaryList } from '@paddock/styleguide';

import type { GiftLine, GiftValue, ProposedGift as Proposed } from '../../model/gift-lines.ts';
import { usePromotionWords } from '../promotions/use-promotion-words.ts';

/** What is given away once it is approved, and what that costs at most. */
export function ProposedGift({ gift }: { readonly gift: Proposed }) {
  const t = useT('desk');
  const format = useFormat();
  const { product } = usePromotionWords();
  const labelOf = ({ key, about }: GiftLine): string =>
    t(`approvals.gift.${key}`, {
      about: about?.as === 'product' ? product(about.code) : (about?.code ?? ''),
      amount: format.amount('1.00', gift.currency),
    });
  const valueOf = (value: GiftValue): string => {
    if (value.as === 'words') return t(`approvals.gift.words.${value.key}`, { code: value.code ?? '' });
    if (value.as === 'amount') return format.amount(value.text, gift.currency);
    const text = format.decimal(value.text);
    return value.as === 'percent' ? t('promotions.percent', { value: text }) : text;
  };
  return (
    <SummaryList
      lines={gift.lines.map((line, at) => ({
        id: String(at),
        label: labelOf(line),
        value: valueOf(line.value),
      }))}
    />
  );
}
