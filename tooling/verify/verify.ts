// `npm run verify [-- types lint]`: runs every static check, or the named ones, and prints what each found and how long it took, some beside
// each other, as many as the machine has cores.
import { CHECKS } from './checks.ts';
import { forEvery } from './for-every.ts';

const wanted = process.argv.slice(2);
const checks = CHECKS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
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
console.log(
  failed.length === 0
    ? `verify: ${checks.length} checks passed in ${secondsSince(begunMs)} s`
    : `verify failed: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
