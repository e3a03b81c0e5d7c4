import { currentRoute$ } from '@paddock/shared-utils';
import { useStreamValue } from '@paddock/shared-utils/react';

import { returnUrlOf } from '../../model/return-url.ts';

/** Where a dialog's way in by another company leads back to: where the page's address says, else the page itself. */
export function useWayBack(): string | null {
  return useStreamValue(currentRoute$, (route) =>
    'matched' in route
      ? (returnUrlOf(route.matched.query) ?? route.matched.path + route.matched.query)
      : null,
  );
}
