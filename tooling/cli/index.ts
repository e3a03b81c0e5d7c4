export { runPaddock } from './run-paddock.ts';
export type { Workspace } from './workspace.ts';
