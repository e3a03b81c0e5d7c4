import type { Kernel } from '../../kernel/module.ts';
import { segmentsOf } from './judge-players.ts';
import { segmentsMigrations } from './migrations.ts';
import { segmentOperatorRoutes } from './operator-routes.ts';
import { holdSegment, readSegments } from './segment-store.ts';
import type { Segments, SegmentsDependencies } from './segments-api.ts';

/** Segments of players. */
export function createSegments(kernel: Kernel, dependencies: SegmentsDependencies): Segments {
  const parts = { ...dependencies, kernel };
  return {
    name: 'segments',
    migrations: segmentsMigrations,
    routes: (app) => segmentOperatorRoutes(app, parts),
    codes: async (db) => (await readSegments(db, undefined)).map(({ code }) => code),
    segmentsOf: (db, playerId, asked) => segmentsOf(db, parts, playerId, asked),
    hold: (tx, code) => holdSegment(tx, code, 'deletion'),
  };
}
