import { createContext } from 'react';
import { eventPath } from '@paddock/contract';

import { championshipPath, type Addresses } from '../model/addresses.ts';

/** Where the rows of a list lead; pages that stand apart from the sections keep to their own. */
export const ListAddresses = createContext<Addresses>({ event: eventPath, championship: championshipPath });
