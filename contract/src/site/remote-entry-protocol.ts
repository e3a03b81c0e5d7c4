/** Headers of a request for an entry (S7-42). */
export const REMOTE_ENTRY_HEADERS = {
  /** `json` asks for the entry instead of the document. */
  renderMode: 'x-render-mode',
  apiVersion: 'x-api-version',
  /** `true` asks for a bare mounting place, without words that stand until the scripts run. */
  forceSpa: 'x-force-spa',
} as const;
export const REMOTE_ENTRY_MODE = 'json';
export const REMOTE_ENTRY_VERSION = 'v2';
