export { createRequests } from './requests.ts';
export type { Requests, RequestsDependencies } from './requests-api.ts';
