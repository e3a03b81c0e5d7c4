export { securityRecord } from './record/record-store.ts';
export { createSecurity } from './security.ts';
export type { Security } from './security-api.ts';
