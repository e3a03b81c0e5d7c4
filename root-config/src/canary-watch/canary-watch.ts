// Runs before System in documents of a canary, and once more as this document's worker: one file, so that both are
// covered by the one hash of the document's script.
import { beatOf } from './heart.ts';
import { startWatch } from './start-watch.ts';

if (typeof document === 'undefined') beatOf(self);
else startWatch(window);
