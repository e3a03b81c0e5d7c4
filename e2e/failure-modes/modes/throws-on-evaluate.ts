import { codeFault, type FailureMode } from './failure-mode.ts';

export const throwsOnEvaluate: FailureMode = {
  what: 'its entry throws',
  failure: 'evaluation',
  told: 'evaluation',
  cause: /made to fail at evaluate/,
  file: 'entry',
  breakAt: codeFault('evaluate'),
};
