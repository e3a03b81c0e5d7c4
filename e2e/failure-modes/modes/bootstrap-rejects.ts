import { codeFault, type FailureMode } from './failure-mode.ts';

export const bootstrapRejects: FailureMode = {
  what: 'its bootstrap rejects',
  failure: 'lifecycle',
  told: 'lifecycle',
  cause: /made to fail at bootstrap/,
  file: 'entry',
  breakAt: codeFault('bootstrap'),
};
