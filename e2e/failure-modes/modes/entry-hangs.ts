import { fileFault, type FailureMode } from './failure-mode.ts';

export const entryHangs: FailureMode = {
  what: 'its entry never comes',
  failure: 'timeout',
  told: 'timeout',
  cause: /did not load in time/,
  file: 'entry',
  hangs: true,
  breakAt: fileFault('entry', 'late'),
};
