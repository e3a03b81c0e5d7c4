export { freePort } from '@paddock/platform/testing/cluster';
