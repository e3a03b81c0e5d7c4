export { createReleases, type Releases } from './releases-module.ts';
export { assetOrigins } from './serving/asset-origin.ts';
export type { ReleaseSource, StandingRelease } from './serving/release-source.ts';
export { createToken, revokeToken } from './tokens/tokens.ts';
