import { fileFault, type FailureMode } from './failure-mode.ts';

export const entryHangs: FailureMode = {
  what: 'its entry never comes',
  failure: 'timeout',
  told: 'timeout',
  cause: /^timeout: @paddock.* did not load in time/,
  file: 'entry',
  hangs: ({ parcel }) => `script[src*="/parcels/${parcel}/"]`,
  breakAt: fileFault('entry', 'late'),
};
