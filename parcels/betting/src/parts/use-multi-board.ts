import { useSyncExternalStore } from 'react';

import { EMPTY_BOARD, multiBoard, type Board } from '../model/multi-board.ts';

/** What stands side by side in this browser. */
export function useMultiBoard(): Board {
  // The server knows nobody's.
  return useSyncExternalStore(multiBoard().subscribe, multiBoard().snapshot, () => EMPTY_BOARD);
}
