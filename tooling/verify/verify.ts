// `npm run verify [-- types lint]`: runs every static check, or the named ones, and prints what each found.
import { CHECKS } from './checks.ts';

const wanted = process.argv.slice(2);
const checks = CHECKS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const failed: string[] = [];
for (const check of checks) {
  const startedMs = performance.now();
  const { ok, output } = await check.run();
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${check.name} (${seconds} s)`);
  if (output !== '') console.log(output.replace(/^/gm, '     '));
  if (!ok) failed.push(check.name);
}
console.log(
  failed.length === 0 ? `verify: ${checks.length} checks passed` : `verify failed: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
