// Jest's global setup of a run whose database another process keeps (`keep-cluster.process.ts`): it loads nothing that is
// tested.
export { openRunFolder as default } from './run-folder.ts';
