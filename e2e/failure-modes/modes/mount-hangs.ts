import { codeFault, type FailureMode } from './failure-mode.ts';

export const mountHangs: FailureMode = {
  what: 'its mount never ends',
  failure: 'timeout',
  told: 'timeout',
  cause: /was not ready in time/,
  file: 'entry',
  hangs: ({ parcel }) => `.frame-slot[data-parcel="${parcel}"]`,
  breakAt: codeFault('mount'),
};
