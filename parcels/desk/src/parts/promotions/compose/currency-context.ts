import { createContext } from 'react';

/** Whose amounts are typed within; null where no currency is named. */
export const CurrencyContext = createContext<string | null>(null);
