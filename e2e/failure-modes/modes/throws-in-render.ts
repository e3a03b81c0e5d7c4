import { codeFault, type FailureMode } from './failure-mode.ts';

export const throwsInRender: FailureMode = {
  what: 'it throws in render',
  failure: 'lifecycle',
  told: 'lifecycle',
  cause: /made to fail at render/,
  file: 'entry',
  breakAt: codeFault('render'),
};
