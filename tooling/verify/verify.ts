// `npm run verify` runs every static check: the quick ones (`--quick`), then the build and the long ones (`--long`).
// `npm run verify -- types lint` runs the named ones, `npm run verify -- --changed` the quick ones, and the others on what
// differs from the last commit. Prints what each found and how long it took, some beside each other, as many as the machine
// has cores.
import { parseArgs } from 'node:util';

import { changedFiles } from '../launcher/near.mjs';
import { checksOfChanged } from './changed.ts';
import { LONG_CHECKS, QUICK_CHECKS, type Check } from './checks.ts';
import { forEvery } from './for-every.ts';
import { ROOT } from './run-command.ts';
import { unknownChecks, usageOf } from './usage.ts';

const flag = { type: 'boolean', default: false } as const;
const { values: parts, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { quick: flag, long: flag, changed: flag, help: flag },
});

const known = [...QUICK_CHECKS, ...LONG_CHECKS].map(({ name }) => name);
const unknown = unknownChecks(wanted, known);
if (unknown !== undefined) {
  console.error(unknown);
  process.exit(2);
}
if (parts.help) {
  console.log(usageOf(known));
  process.exit();
}

function checksAsked(): readonly Check[] {
  if (parts.quick) return QUICK_CHECKS;
  if (parts.changed) return checksOfChanged(ROOT, changedFiles(ROOT));
  return parts.long ? LONG_CHECKS : [...QUICK_CHECKS, ...LONG_CHECKS];
}

const checks = checksAsked().filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const failed: string[] = [];
const begunMs = performance.now();
const secondsSince = (ms: number): string => ((performance.now() - ms) / 1000).toFixed(1);
await forEvery(checks, async (check) => {
  const startedMs = performance.now();
  const { ok, output } = await check.run();
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${check.name} (${secondsSince(startedMs)} s)`);
  if (output !== '') console.log(output.replace(/^/gm, '     '));
  if (!ok) failed.push(check.name);
});
if (failed.length > 0) console.log(`verify failed: ${failed.join(', ')}`);
else if (checks.length > 0)
  console.log(`verify: ${checks.length} checks passed in ${secondsSince(begunMs)} s`);
process.exitCode = failed.length === 0 ? 0 : 1;
