import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { operationsOf, type ApiDocument } from '../testing/fuzz/operations.ts';
import { findingsOf, wapitiWords, type WapitiReport } from '../testing/fuzz/wapiti-run.ts';
import { readConfig } from '../kernel/index.ts';
import { startProduct } from '../product.ts';
import { freePort, startTestCluster } from '../testing/index.ts';
import { readOptions } from './read-options.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';

const USAGE = 'npm run wapiti -- [--minutes NUMBER]';
const MISSING = `wapiti is not installed, so nothing was scanned. It is a scanner for holes in web sites (wapiti-scanner.github.io):
  apt-get install wapiti    or    pip install wapiti3`;

/** Runs the scanner to its end. Undefined where there is none on this machine. */
function runWapiti(words: readonly string[]): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const scanner = spawn('wapiti', words, { stdio: 'inherit' });
    scanner.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') resolve(undefined);
      else reject(error);
    });
    scanner.on('exit', (code) => resolve(code ?? 1));
  });
}

/** The cookies of somebody who has just registered. */
async function signUp(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/web-api/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'wapiti@example.com',
      password: 'correct horse battery',
      country_id: 276,
      currency_id: 'EUR',
      birth_date: '1990-05-17',
      language: 'en',
      terms_accepted: true,
    }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function scan(dir: string, seconds: number): Promise<number> {
  const port = await freePort();
  const config = readConfig(
    { NODE_ENV: 'development', LOG_LEVEL: 'silent', PORT: String(port) },
    REPOSITORY_DIR,
  );
  const cluster = await startTestCluster();
  const product = await startProduct({ ...config, dataDir: join(dir, 'data'), databaseUrl: cluster.url });
  try {
    const { origin } = product;
    const document = (await (await fetch(`${origin}/openapi.json`)).json()) as ApiDocument;
    const reportFile = join(dir, 'report.json');
    const code = await runWapiti(
      wapitiWords({
        origin,
        operations: operationsOf(document),
        cookie: await signUp(origin),
        reportFile,
        storeDir: join(dir, 'wapiti'),
        seconds,
      }),
    );
    if (code === undefined) {
      console.error(MISSING);
      return 2;
    }
    if (code !== 0) throw new Error(`wapiti ended with ${code} and no report`);
    const findings = findingsOf(JSON.parse(await readFile(reportFile, 'utf8')) as WapitiReport);
    console.log(`\nwapiti found ${findings.length}${findings.map((one) => `\n  ${one}`).join('')}`);
    return findings.length === 0 ? 0 : 1;
  } finally {
    await product.stop();
    await cluster.stop();
  }
}

/** `npm run wapiti`: scans a site of its own, as somebody who is signed in; exit code 1 where something is found. */
try {
  const { minutes } = readOptions({ minutes: { type: 'string', default: '10' } }, USAGE);
  if (!/^[1-9]\d{0,3}$/.test(minutes)) throw new RangeError(`--minutes is no number\n${USAGE}`);
  const dir = await mkdtemp(join(tmpdir(), 'paddock-wapiti-'));
  try {
    process.exitCode = await scan(dir, Number(minutes) * 60);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
