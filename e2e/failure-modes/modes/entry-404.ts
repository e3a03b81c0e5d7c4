import { fileFault, type FailureMode } from './failure-mode.ts';

export const entry404: FailureMode = {
  what: 'its entry is not there (404)',
  failure: 'http',
  told: '404',
  cause: /Error loading/,
  file: 'entry',
  breakAt: fileFault('entry', 'missing'),
};
