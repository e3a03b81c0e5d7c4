export { createSecurity } from './security.ts';
export type { Security } from './security-api.ts';
