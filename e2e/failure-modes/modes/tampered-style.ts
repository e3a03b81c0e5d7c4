import { fileFault, type FailureMode } from './failure-mode.ts';

export const tamperedStyle: FailureMode = {
  what: 'its stylesheet is tampered with',
  failure: 'integrity',
  told: 'integrity',
  cause: /Loading chunk \S+\.css/,
  file: 'style',
  documents: 2,
  breakAt: fileFault('style', 'tampered'),
};
