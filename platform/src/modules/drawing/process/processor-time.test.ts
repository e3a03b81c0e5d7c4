import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { processorTimeMs } from './processor-time.ts';

it('is what a process used, to a hundredth of a second, and none of one that is not there', () => {
  const { user, system } = process.cpuUsage();
  const used = processorTimeMs(process.pid);
  expect(used).toBeGreaterThanOrEqual((user + system) / 1_000 - 20);
  const after = process.cpuUsage();
  expect(used).toBeLessThanOrEqual((after.user + after.system) / 1_000 + 20);
  expect(processorTimeMs(2 ** 30)).toBeUndefined();
});

it('is of no clock: who sleeps uses none', async () => {
  const sleeper = spawn('sleep', ['0.5'], { stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(processorTimeMs(sleeper.pid ?? 0)).toBeLessThan(200);
  await once(sleeper, 'exit');
});
