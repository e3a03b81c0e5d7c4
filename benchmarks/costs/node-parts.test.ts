import { byPart } from './node-parts.ts';

it('says which part of the server a file is of, the largest first, without what is idle', () => {
  const selfMs = {
    '(idle)': 900,
    '(program)': 4,
    'file:///x/node_modules/pg/lib/client.js': 1,
    'file:///x/node_modules/pg-protocol/dist/parser.js': 2,
    'file:///x/platform/src/modules/sportsbook/placement/placing.ts': 1,
    'node:internal/streams/readable': 5,
  };
  expect(byPart(selfMs)).toEqual([
    ['Node: HTTP, sockets, streams', 5],
    ['native code', 4],
    ['the driver (pg)', 3],
    ['sportsbook', 1],
  ]);
});
