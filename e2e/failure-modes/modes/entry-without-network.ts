import { fileFault, type FailureMode } from './failure-mode.ts';

export const entryWithoutNetwork: FailureMode = {
  what: 'there is no network for its entry',
  failure: 'network',
  told: 'network',
  cause: /Error loading/,
  file: 'entry',
  breakAt: fileFault('entry', 'no network'),
};
