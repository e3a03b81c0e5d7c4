// `node publish-many.process.ts ORIGIN TOKEN NAME...`: a team's machine that publishes many parcels at once. Says
// `ready` when all files are up, waits for a line, publishes, and prints the answers as JSON.
import { createInterface } from 'node:readline/promises';

import { publishOverHttp, uploadOverHttp } from './publish-over-http.ts';
import { testParcel } from './test-parcel.ts';

const [origin = '', token = '', ...names] = process.argv.slice(2);
const parcels = names.map((name) => testParcel(name));
for (const parcel of parcels) await uploadOverHttp(origin, token, parcel);
process.stdout.write('ready\n');
const lines = createInterface({ input: process.stdin });
await new Promise((resolve) => lines.once('line', resolve));
lines.close();
const answers = await Promise.all(parcels.map(({ built }) => publishOverHttp(origin, token, built)));
process.stdout.write(`${JSON.stringify(answers)}\n`);
