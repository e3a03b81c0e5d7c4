import type { SportCode } from './sports/sport-codes.ts';
import { SPORTS } from './sports/sports.ts';

/**
 * Kinds of cyber sports (S2-12): `real` is played by people in a video game, `virtual` by a computer alone, and of `stream`
 * the play can be followed in a picture.
 */
export const CYBER_TYPES = ['real', 'virtual', 'stream'] as const;
export type CyberType = (typeof CYBER_TYPES)[number];

const PLAYED: Readonly<Record<'real' | 'virtual', readonly SportCode[]>> = {
  real: ['counter-strike', 'dota-2', 'league-of-legends'],
  virtual: ['virtual-football'],
};

/** The sports that are disciplines of a kind, in the order they are shown. */
export function disciplinesOf(type: CyberType): readonly SportCode[] {
  if (type !== 'stream') return PLAYED[type];
  return [...PLAYED.real, ...PLAYED.virtual].filter((code) => SPORTS[code].hasPitch);
}

/** Whether a sport is a discipline of that kind, or of any where none is said. */
export function isDiscipline(sport: string, type?: CyberType): boolean {
  const types = type === undefined ? CYBER_TYPES : [type];
  return types.some((one) => disciplinesOf(one).some((code) => code === sport));
}
