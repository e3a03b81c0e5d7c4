import { useEffect } from 'react';

import { watchContent } from '@paddock/shared-utils';

/**
 * Holds the live socket, by which the end of what keeps a visitor out is told at once: nothing else on such a page needs
 * one.
 */
export function useLiveSocket(): void {
  useEffect(() => {
    const told = watchContent().subscribe();
    return () => told.unsubscribe();
  }, []);
}
