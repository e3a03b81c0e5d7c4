// Jest's global teardown of the platform project.
export { closeRunCluster as default } from './run-cluster.ts';
