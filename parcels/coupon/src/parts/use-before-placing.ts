import { useState } from 'react';
import type { AmountMinor } from '@paddock/contract';

/** The amount as it stood before what is being placed was sent; `null` when that is not known, as after a reload. */
export function useBeforePlacing(amountMinor: AmountMinor | null, isPlacing: boolean): AmountMinor | null {
  const [before, setBefore] = useState(isPlacing ? null : amountMinor);
  if (isPlacing) return before;
  if (before !== amountMinor) setBefore(amountMinor);
  return amountMinor;
}
