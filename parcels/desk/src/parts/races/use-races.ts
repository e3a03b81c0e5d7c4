import type { OperatorTournamentsView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import type { Read } from '@paddock/shared-utils/react';

import { useDeskRead } from '../session/use-desk-read.ts';

const EVERY_MS = 15_000;

/** Races and tournaments that were made last, the newest first, and whose stakes a race can count. */
export const useRaces = (): Read<OperatorTournamentsView> =>
  useDeskRead('tournaments', (as) => api.get('/operator-api/tournaments', as), EVERY_MS);
