// `node build-parcel.ts [folder]`: builds the parcel in the folder (default: here) for production.
import { runPaddock } from '@paddock/tooling/cli';

import { THIS_REPOSITORY } from '../this-repository.ts';

await runPaddock(['build', ...process.argv.slice(2)], THIS_REPOSITORY);
