import { partsText } from '@paddock/contract';
import { useFormat, useT } from '@paddock/shared-utils/react';

interface SumsTextProps {
  readonly sums: readonly { readonly currency: string; readonly amount: string }[];
}

/** "€5.00, $2.00"; that it is nothing where it is. */
export function SumsText({ sums }: SumsTextProps) {
  const t = useT('desk');
  const format = useFormat();
  const said = sums.filter(({ amount }) => Number(amount) !== 0);
  if (said.length === 0) return t('promotions.nothing');
  return partsText(
    said.map(({ amount, currency }) => format.amount(amount, currency)),
    format.language,
  );
}
