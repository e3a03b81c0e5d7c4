import { fileFault, type FailureMode } from './failure-mode.ts';

export const entry500: FailureMode = {
  what: 'its entry is answered by a fault of the server (500)',
  failure: 'http',
  told: '500',
  cause: /Error loading/,
  file: 'entry',
  breakAt: fileFault('entry', 'server fault'),
};
