import type { PaymentFact } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { MoneyText } from '@paddock/styleguide';

/** A payment in a line: "Deposit €20.00, Fernway Card •••• 4417". */
export function PaymentTitle({ payment }: { readonly payment: PaymentFact }) {
  const t = useT('cashier');
  const { amount } = useFormat();
  const { kind, method, mask, currency } = payment;
  return (
    <>
      {t(`requests.kind.${kind}`)} <MoneyText>{amount(payment.amount, currency)}</MoneyText>
      {method !== '' && (
        <>
          , {method} <bdi>{mask}</bdi>
        </>
      )}
    </>
  );
}
