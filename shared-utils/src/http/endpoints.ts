/** Calls that shared-utils makes itself. Paths are under `/web-api` unless a base stands beside them. */
export const ENDPOINTS = {
  /** Who the session cookie belongs to, at the start (S7-13, S7-36). */
  session: '/session',
  /** The same question, every minute (S7-40). */
  authAction: '/auth/action',
  disconnect: '/auth/disconnect',
  token: '/user/gettoken?force_refresh=true',
  userConfig: '/user/config',
  accounts: '/user/accounts',
  bets: '/sportsbook/bets',
  placements: '/sportsbook/placements',
} as const;

export const WEB_API = '/web-api';
export const LIMITS_BASE = '/limit-service-api/api/external/web/v3';
export const CONFIG_BASE = '/bff-api/config';
/** What the player answered to a reality check (S7-10); under `/web-api`. */
export const REALITY_CHECK = '/api/web/user/v1/reality-check';
