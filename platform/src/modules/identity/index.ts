export { createIdentity } from './identity.ts';
export { SESSION_ENDED } from './identity-api.ts';
export type { Identity, IdentityDependencies, PlayerSummary, SessionEnded } from './identity-api.ts';
export type { PlayerPrincipal, PlayerSession, RequirePlayer } from './principal.ts';
