import { examplePath } from './example-path.ts';

it.each([
  ['/live', '/live'],
  ['/', '/'],
  ['/live{/:sport{/:champ}}', '/live'],
  ['{/:section}', '/'],
  ['/events/:id', '/events/1'],
  ['/files/*rest', '/files/1'],
])('the example of %s is %s', (pattern, path) => {
  expect(examplePath(pattern)).toBe(path);
});
