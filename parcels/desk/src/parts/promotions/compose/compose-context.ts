import { createContext, useContext } from 'react';
import type { PromotionPartsView } from '@paddock/contract/schemas';

import type { Wrong } from '../../../model/promotions/wrong-places.ts';

/** What every field of the form knows. */
export interface Composing {
  readonly names: PromotionPartsView['names'];
  readonly wrong: readonly Wrong[];
  /** Told of each field that is left. */
  readonly touch: (path: string) => void;
}

/** Of a form that names nothing which only the server knows. */
export const NO_NAMES: Composing['names'] = {
  currencies: [],
  products: [],
  levels: [],
  segments: [],
  games: [],
  ownGames: [],
  sports: [],
  tickets: [],
};

export const ComposingContext = createContext<Composing>({
  names: NO_NAMES,
  wrong: [],
  touch: () => undefined,
});

export const useComposing = (): Composing => useContext(ComposingContext);
