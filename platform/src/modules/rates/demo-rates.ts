import { NANO } from './rate.ts';

/** Round, invented figures for one euro. Nobody trades at them. */
const PER_EURO: Readonly<Record<string, number>> = {
  USD: 1.1,
  GBP: 0.85,
  RUB: 95,
  KZT: 520,
  BRL: 6.1,
  INR: 96,
  JPY: 162.5,
  KRW: 1_500,
  CLP: 1_040,
  KWD: 0.335,
  TND: 3.4,
};

/** Currency → billionths for one euro. */
export const DEMO_RATES: ReadonlyMap<string, bigint> = new Map(
  Object.entries(PER_EURO).map(([currency, units]) => [
    currency,
    (BigInt(Math.round(units * 1_000)) * NANO) / 1_000n,
  ]),
);
