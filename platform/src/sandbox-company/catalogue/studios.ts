import type { CompanyName } from '@paddock/contract/schemas';

const studio = (code: string, name: string): CompanyName => ({ code, name });

/** Whose games the sandbox passes on: invented studios, each with what it makes. */
export const REEL_STUDIOS = [
  studio('northlight', 'Northlight Games'),
  studio('copper-owl', 'Copper Owl'),
  studio('tidemark', 'Tidemark Studio'),
  studio('fern-and-fable', 'Fern & Fable'),
  studio('old-harbour', 'Old Harbour Gaming'),
] as const;
export const TABLE_STUDIOS = [
  studio('velvet-room', 'Velvet Room Live'),
  studio('ninth-table', 'Ninth Table'),
];
export const QUICK_STUDIOS = [studio('quickstep', 'Quickstep'), studio('blue-comet', 'Blue Comet Labs')];
export const NUMBER_STUDIOS = [
  studio('paper-lantern', 'Paper Lantern'),
  studio('halfpenny', 'Halfpenny Games'),
];
export const SPORT_STUDIOS = [studio('turf-and-track', 'Turf & Track Virtuals')];
