import { projectOf } from './run-tests.ts';

it.each([
  ['platform/src/product.test.ts', 'platform'],
  ['e2e/journeys/coupon.test.ts', 'e2e'],
  ['parcels/office/src/parts/devices.test.tsx', 'browser'],
  ['parcels/office/src/model/day-range.test.ts', 'node'],
  ['parcels/office/src/model', 'node'],
  ['contract/src/odds', 'node'],
])('%s belongs to the project %s', (path, project) => {
  expect(projectOf(path)).toBe(project);
});
