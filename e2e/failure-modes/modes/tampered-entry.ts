import { fileFault, type FailureMode } from './failure-mode.ts';

export const tamperedEntry: FailureMode = {
  what: 'its entry is tampered with',
  failure: 'integrity',
  told: 'integrity',
  cause: /Error loading/,
  file: 'entry',
  breakAt: fileFault('entry', 'tampered'),
};
