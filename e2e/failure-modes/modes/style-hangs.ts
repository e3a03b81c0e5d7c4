import { fileFault, type FailureMode } from './failure-mode.ts';

/** Nothing on its way when all is well again ever comes: only another request does. */
export const styleHangs: FailureMode = {
  what: 'its stylesheet hangs for ever',
  failure: 'timeout',
  told: 'timeout',
  cause: /did not load in time/,
  file: 'entry',
  hangs: true,
  documents: 2,
  breakAt: fileFault('style', 'hang'),
};
