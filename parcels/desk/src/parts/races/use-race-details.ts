import type { TournamentView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import type { Read } from '@paddock/shared-utils/react';

import { useDeskRead } from '../session/use-desk-read.ts';

const EVERY_MS = 10_000;

/** A race as everybody sees it: its board, and what each place wins. */
export const useRaceDetails = (id: string): Read<TournamentView> =>
  useDeskRead(
    `tournament ${id}`,
    ({ signal }) => api.get('/web-api/tournaments/:id', { params: { id }, signal }),
    EVERY_MS,
  );
