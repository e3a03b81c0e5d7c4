import { fileFault, type FailureMode } from './failure-mode.ts';

export const halfAnEntry: FailureMode = {
  what: 'half its entry comes',
  failure: 'integrity',
  told: 'integrity',
  cause: /Error loading/,
  file: 'entry',
  breakAt: fileFault('entry', 'half a file'),
};
