import type { Segments } from '../modules/segments/index.ts';

/** A site without segments of players: nobody is in one. */
export const NO_SEGMENTS: Pick<Segments, 'codes' | 'hold' | 'segmentsOf'> = {
  codes: () => Promise.resolve([]),
  hold: () => Promise.resolve(false),
  segmentsOf: () => Promise.resolve([]),
};
