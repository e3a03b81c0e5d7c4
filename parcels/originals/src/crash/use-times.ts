import { useFormat } from '@paddock/shared-utils/react';

import { writeMilli } from './flight.ts';

/** A multiplier of a flight as every game writes them, with the mark of the language: "×1.98", "×1,98". */
export function useTimes(): (milli: number) => string {
  const { decimalMark } = useFormat();
  return (milli) => `×${writeMilli(milli).replace('.', decimalMark)}`;
}
