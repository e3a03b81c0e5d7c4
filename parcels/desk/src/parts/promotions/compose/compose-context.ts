import { createContext, useContext } from 'react';
import type { PromotionPartsView } from '@paddock/contract/schemas';

import type { Wrong } from '../../../model/promotions/wrong-places.ts';

/** What every field of the form knows. */
export interface Composing {
  readonly names: PromotionPartsView['names'];
  readonly wrong: readonly Wrong[];
}

export const ComposingContext = createContext<Composing>({
  names: { currencies: [], products: [], levels: [], games: [], sports: [], tickets: [] },
  wrong: [],
});

export const useComposing = (): Composing => useContext(ComposingContext);
