export { createReleases, type Canaries, type Releases } from './releases-module.ts';
export { assetOrigins } from './serving/asset-origin.ts';
export type { Visit } from './canary/visits.ts';
export { VISITOR_COOKIE, VISITOR_COOKIE_SECONDS } from './canary/visitor-cookie.ts';
export { LOOK_COOKIE, LOOK_PATH, readLook, signLook } from './staging/staging-look.ts';
export type { ReleaseSource, StandingRelease } from './serving/release-source.ts';
export { createToken, revokeToken, usableTokens } from './tokens/tokens.ts';
