import { availableParallelism, loadavg } from 'node:os';

import { casinoRounds } from './casino-round/casino-round.bench.ts';
import { companyRounds } from './company-round/company-round.bench.ts';
import { costs } from './costs/costs.bench.ts';
import { crashRound } from './crash-round/crash-round.bench.ts';
import { documentBenchmark } from './document/document.bench.ts';
import { fanOut } from './fan-out/fan-out.bench.ts';
import { priceDelay } from './fan-out/price-delay.bench.ts';
import { firstVisit } from './first-visit/first-visit.bench.ts';
import { ledger } from './ledger/ledger.bench.ts';
import { builderLiability } from './liability/builder-liability.bench.ts';
import { limits } from './limits/limits.bench.ts';
import { login } from './login/login.bench.ts';
import { history } from './history/history.bench.ts';
import { gameGrid } from './long-list/game-grid.bench.ts';
import { longList } from './long-list/long-list.bench.ts';
import { manyParcels } from './many-parcels/many-parcels.bench.ts';
import { navigation } from './navigation/navigation.bench.ts';
import { guardedPlacing } from './placing/guarded.bench.ts';
import { placing } from './placing/placing.bench.ts';
import { promotedPlacing } from './placing/promoted.bench.ts';
import { systemPlacing } from './placing/systems.bench.ts';
import { pool } from './pool/pool.bench.ts';
import { pricePage } from './price-page/price-page.bench.ts';
import type { Benchmark } from './report/outcome.ts';
import { areTargetsMet, tableOf } from './report/table.ts';
import { endEverythingOnExit } from './setup/cleanup.ts';
import { redirects } from './redirects/redirects.bench.ts';
import { rounds } from './rounds/rounds.bench.ts';
import { gameSearchBenchmark } from './game-search/game-search.bench.ts';
import { search } from './search/search.bench.ts';
import { settling, settlingMarket } from './settling/settling.bench.ts';
import { shipping } from './shipping/shipping.bench.ts';
import { start } from './start/start.bench.ts';
import { toldPages } from './told-pages/told-pages.bench.ts';
import { uof } from './uof/uof.bench.ts';

/**
 * `npm run bench [-- NAME...] [--check]`: measures each claim beside its floor or peer and prints the tables. Answers 1
 * when a benchmark could not run or, with `--check`, when a target was missed.
 */
const BENCHMARKS: readonly Benchmark[] = [
  start,
  placing,
  guardedPlacing,
  promotedPlacing,
  systemPlacing,
  settling,
  settlingMarket,
  casinoRounds,
  companyRounds,
  crashRound,
  rounds,
  ledger,
  costs,
  limits,
  builderLiability,
  pool,
  history,
  search,
  gameSearchBenchmark,
  fanOut,
  priceDelay,
  pricePage,
  longList,
  gameGrid,
  firstVisit,
  documentBenchmark,
  toldPages,
  navigation,
  redirects,
  manyParcels,
  shipping,
  login,
  uof,
];

endEverythingOnExit();
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => BENCHMARKS.every((benchmark) => benchmark.name !== name));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}; there are ${BENCHMARKS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const verdicts: Verdict[] = [];
for (const benchmark of BENCHMARKS) {
  if (names.length === 0 || names.includes(benchmark.name)) verdicts.push(await report(benchmark));
}
const bad: readonly Verdict[] = words.includes('--check') ? ['failed', 'missed'] : ['failed'];
if (verdicts.some((verdict) => bad.includes(verdict))) process.exitCode = 1;

type Verdict = 'met' | 'missed' | 'failed';

async function report({ name, about, run }: Benchmark): Promise<Verdict> {
  const load = loadavg()[0] ?? 0;
  console.log(`\n${name}: ${about}`);
  console.log(`(${availableParallelism()} cores, load ${load.toFixed(1)} at the start)\n`);
  try {
    const outcome = await run();
    console.log(tableOf(outcome));
    return areTargetsMet(outcome) ? 'met' : 'missed';
  } catch (error) {
    console.error(`${name} could not run:`, error);
    return 'failed';
  }
}
