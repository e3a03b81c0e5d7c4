import { currencyOf } from '@paddock/contract';
import type { MethodTime } from '@paddock/contract/schemas';

import type { PaymentMethod } from '../payment-provider.ts';

/** What one euro is about, in round numbers, so that bounds look natural in each currency. */
const ROUND_RATE: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1,
  GBP: 1,
  RUB: 100,
  KZT: 500,
  BRL: 5,
  INR: 100,
  JPY: 200,
  KRW: 2_000,
  CLP: 1_000,
  KWD: 1,
  TND: 4,
};

interface MethodDefinition extends Omit<PaymentMethod, 'minMinor' | 'maxMinor' | 'quickMinor'> {
  /** Bounds in round euros. */
  readonly min: number;
  readonly max: number;
  /** Where it is offered; absent means everywhere. */
  readonly currencies?: readonly string[];
}

const AT_ONCE: MethodTime = { arrives: 'at-once', within: 0 };
const minutes = (within: number): MethodTime => ({ arrives: 'minutes', within });
const days = (within: number): MethodTime => ({ arrives: 'days', within });
/** In round euros. */
const QUICK = [20, 50, 100, 200, 500];

const METHODS: readonly MethodDefinition[] = [
  {
    id: 'fernway-card',
    name: 'Fernway Card',
    kind: 'card',
    deposit: AT_ONCE,
    payout: days(2),
    min: 5,
    max: 5_000,
  },
  {
    id: 'pocketleaf',
    name: 'Pocketleaf',
    kind: 'wallet',
    deposit: AT_ONCE,
    payout: AT_ONCE,
    min: 2,
    max: 2_000,
  },
  {
    id: 'kestrel-instant',
    name: 'Kestrel Instant',
    kind: 'bank',
    deposit: minutes(10),
    payout: minutes(60),
    min: 10,
    max: 10_000,
    currencies: ['EUR', 'GBP', 'RUB', 'KZT', 'BRL', 'INR'],
  },
  {
    id: 'millbrook-transfer',
    name: 'Millbrook Transfer',
    kind: 'bank',
    deposit: days(2),
    payout: days(2),
    min: 50,
    max: 50_000,
    currencies: ['EUR', 'USD', 'GBP', 'JPY'],
  },
  {
    id: 'fjordgiro',
    name: 'Fjordgiro',
    kind: 'bank',
    deposit: minutes(5),
    payout: minutes(30),
    min: 5,
    max: 3_000,
    currencies: ['EUR', 'USD'],
    // Denmark, Finland, Norway, Sweden.
    countryIds: [208, 246, 578, 752],
  },
];

/** The sandbox's ways to pay in a currency. All names are invented. */
export function sandboxMethods(currency: string): readonly PaymentMethod[] {
  const { exponent } = currencyOf(currency);
  const roundMinor = (round: number) => BigInt(round * (ROUND_RATE[currency] ?? 1)) * 10n ** BigInt(exponent);
  return METHODS.filter(({ currencies }) => currencies?.includes(currency) ?? true).map(
    ({ min, max, currencies: _where, ...method }) => ({
      ...method,
      minMinor: roundMinor(min),
      maxMinor: roundMinor(max),
      quickMinor: QUICK.map(roundMinor),
    }),
  );
}
