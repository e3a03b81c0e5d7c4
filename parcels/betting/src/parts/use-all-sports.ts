import type { CatalogueView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useCatalogue, useRead, type Read } from '@paddock/shared-utils/react';

/** The catalogue as it is live; read once over HTTP, so that a failure is told and can be tried again. */
export function useAllSports(): Read<CatalogueView> {
  const live = useCatalogue();
  const { value, reload } = useRead({ ...readOf('/web-api/sportsbook/catalogue'), isPublic: true });
  return {
    value: 'catalogue' in live ? { status: 'ready', data: live.catalogue } : value,
    reload,
  };
}
