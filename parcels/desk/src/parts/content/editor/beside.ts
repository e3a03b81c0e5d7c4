import { createContext } from 'react';

/** The language that is shown beside the one that is written. */
export interface Beside {
  /** Empty for none. */
  readonly language: string;
  readonly choose: (language: string) => void;
}

/** Chosen once for all documents: one that is saved for the first time, or opened next, has it too. */
export const BesideContext = createContext<Beside>({ language: '', choose: () => undefined });
