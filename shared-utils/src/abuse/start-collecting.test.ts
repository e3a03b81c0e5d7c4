import { createVirtualTiming } from '../testing/virtual-timing.ts';
import { startCollecting } from './start-collecting.ts';

it('collects the facts of the browser eight seconds after the start, and reports why it could not [S9-11]', async () => {
  const timing = createVirtualTiming(0);
  const reports: Error[] = [];
  let collected = 0;
  const collect = () => {
    collected += 1;
    return Promise.reject(new Error('no crypto'));
  };
  startCollecting({ timing, report: (error) => void reports.push(error) }, collect);
  await timing.advanceAsync(7_999);
  expect(collected).toBe(0);
  await timing.advanceAsync(1);
  expect(collected).toBe(1);
  expect(reports.map(({ message }) => message)).toEqual(['no crypto']);
});
