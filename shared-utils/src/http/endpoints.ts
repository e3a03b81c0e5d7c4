/** Calls that shared-utils makes itself. Paths are under `/web-api` unless a base stands beside them. */
export const ENDPOINTS = {
  /** Who the session cookie belongs to (S7-36, S7-40). */
  session: '/auth/session',
  login: '/auth/login',
  logout: '/auth/logout',
  registration: '/registration',
  token: '/user/gettoken?force_refresh=true',
  userConfig: '/user/config',
  accounts: '/user/accounts',
  bets: '/sportsbook/bets',
  placements: '/sportsbook/placements',
} as const;

export const WEB_API = '/web-api';
export const LIMITS_BASE = '/limit-service-api/api/external/web/v3';
export const CONFIG_BASE = '/bff-api/config';
