// `node paddock.ts COMMAND ...`: the commands of @paddock/tooling, run in this repository.
import { runPaddock } from '@paddock/tooling/cli';

import { THIS_REPOSITORY } from '../this-repository.ts';

await runPaddock(process.argv.slice(2), THIS_REPOSITORY);
