import { fileFault, type FailureMode } from './failure-mode.ts';

export const tamperedChunk: FailureMode = {
  what: 'its chunk is tampered with',
  failure: 'integrity',
  told: 'integrity',
  cause: /Loading chunk \S+\.js/,
  file: 'chunk',
  documents: 2,
  breakAt: fileFault('chunk', 'tampered'),
};
