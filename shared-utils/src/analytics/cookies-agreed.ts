import type { StorageItemDefinition } from '../storage/storage-types.ts';

/** When the visitor agreed to cookies, ISO 8601, until the server has logged it for a player (S7-20). */
export const COOKIES_AGREED: StorageItemDefinition<string | null> = {
  key: 'cookies-agreed',
  version: 1,
  fallback: null,
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
};
