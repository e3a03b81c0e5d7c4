export { createSegments } from './segments.ts';
export type { Segments, SegmentsDependencies, SegmentUses } from './segments-api.ts';
