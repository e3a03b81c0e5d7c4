export { createIdentity } from './identity.ts';
export { SESSION_ENDED, SESSIONS_CHANNEL } from './identity-api.ts';
export { emailKey } from './registration/email.ts';
export { countryCode, isCountryCode } from './registration/countries.ts';
export { playerNumbers } from './player-numbers.ts';
export type {
  AtSite,
  Identity,
  IdentityDependencies,
  PlayerNumbers,
  PlayerSummary,
  SessionEnded,
} from './identity-api.ts';
export type { PlayerPrincipal, PlayerSession, Proof, ProofOf, RequirePlayer } from './principal.ts';
// What keeps a password and its tries, for principals of other kinds.
export { createTryBudget, type TryBudget } from './abuse/try-budgets.ts';
export { createPasswordHashing, type PasswordHashing } from './passwords/password-hashing.ts';
export { savePartner } from './sign-in/partner-store.ts';
export { isStrongPassword } from './passwords/password-strength.ts';
export { resealAppKeys } from './security/reseal-app-keys.ts';
