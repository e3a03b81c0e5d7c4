import { told, runFuzz, type FuzzReport } from '../testing/fuzz/run-fuzz.fixture.ts';
import { startTestCluster, TEST_CLUSTER_VARIABLE } from '../testing/index.ts';
import { readOptions } from './read-options.ts';

const USAGE = `npm run fuzz -- [--seed NUMBER] [--requests NUMBER]
npm run fuzz -- --seed NUMBER --requests NUMBER --until NUMBER   shows that request of a run in full`;
/** Requests of one round: each has people, a database and a seed of its own, so that a failure is soon reached again. */
const ROUND = 5_000;

const whole = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) throw new RangeError(`--${name} is no number\n${USAGE}`);
  return Number(text);
};

/** Runs one round and says what was wrong in it, with the line that shows each request again. */
async function round(seed: number, requests: number, until: number | undefined): Promise<FuzzReport> {
  const report = await runFuzz({
    seed,
    requests,
    ...(until !== undefined && { until }),
    onExchange(request, answer) {
      if (request.number === until) console.log(told(request, answer, 'asked again', 20_000));
    },
  });
  for (const { number, text } of report.troubles) {
    console.log(text);
    if (number > 0)
      console.log(`  npm run fuzz -- --seed ${seed} --requests ${requests} --until ${number}\n`);
  }
  const statuses = [...report.coverage.byStatus()].map(([status, times]) => `${status}: ${times}`);
  console.log(
    `seed ${seed}: ${report.coverage.requests} requests, ${report.troubles.length} wrong (${statuses.join(', ')})`,
  );
  return report;
}

/** `npm run fuzz`: asks every operation of the OpenAPI document by chance; exit code 1 where an answer is wrong. */
try {
  const options = {
    seed: { type: 'string' },
    requests: { type: 'string' },
    until: { type: 'string' },
  } as const;
  const values = readOptions(options, USAGE);
  const first = whole('seed', values.seed ?? '1');
  const requests = whole('requests', values.requests ?? String(ROUND));
  const until = values.until === undefined ? undefined : whole('until', values.until);
  const cluster = await startTestCluster();
  process.env[TEST_CLUSTER_VARIABLE] = cluster.url;
  try {
    const reports: FuzzReport[] = [];
    for (let left = requests, seed = first; left > 0; left -= ROUND, seed += 1)
      reports.push(await round(seed, Math.min(left, ROUND), until));
    const never = reports.map(({ coverage }) => new Set(coverage.neverGranted()));
    const [some = new Set<string>(), ...others] = never;
    const all = [...some].filter((id) => others.every((one) => one.has(id)));
    console.log(`granted to nobody: ${all.length}${all.map((id) => `\n  ${id}`).join('')}`);
    if (reports.some(({ troubles }) => troubles.length > 0)) process.exitCode = 1;
  } finally {
    await cluster.stop();
  }
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
