import type { SegmentPlayersView, SegmentsView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import type { Read } from '@paddock/shared-utils/react';

import { useDeskRead } from '../session/use-desk-read.ts';

const EVERY_MS = 60_000;
/** All players are gone through to count them. */
const COUNT_EVERY_MS = 600_000;

/** All segments of players, and what uses each. */
export const useSegments = (): Read<SegmentsView> =>
  useDeskRead('segments', (as) => api.get('/operator-api/segments', as), EVERY_MS);

/** One of them, with how many players are in it now. */
export const useSegmentPlayers = (code: string): Read<SegmentPlayersView> =>
  useDeskRead(
    `segment ${code}`,
    (as) => api.get('/operator-api/segments/:code', { ...as, params: { code } }),
    COUNT_EVERY_MS,
  );
