// `node paddock.ts COMMAND ...`: the commands of @paddock/tooling, run in this repository.
import { runPaddock } from '@paddock/tooling/cli';

import { HOUSE } from '../house.ts';

await runPaddock(process.argv.slice(2), HOUSE);
