import { fileFault, type FailureMode } from './failure-mode.ts';

/** Nothing on its way when all is well again ever comes: only another request does. */
function lazyFileHangs(file: 'chunk' | 'style', what: string): FailureMode {
  return {
    what,
    failure: 'timeout',
    told: 'timeout',
    cause: /\w+ \w[\w-]* did not load in time/,
    file: 'entry',
    // Both files are asked for together.
    hangs: ({ parcel }) => `link[data-parcel="${parcel}"]`,
    documents: 2,
    breakAt: fileFault(file, 'hang'),
  };
}

export const chunkHangs = lazyFileHangs('chunk', 'its chunk hangs for ever');
export const styleHangs = lazyFileHangs('style', 'its stylesheet hangs for ever');
