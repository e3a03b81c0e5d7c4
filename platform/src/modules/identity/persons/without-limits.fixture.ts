import type { PersonsDependencies } from './persons.ts';

/** For platforms without limits: nobody has a break, and nothing is counted together. */
export const WITHOUT_LIMITS: PersonsDependencies = {
  pausePlay: () => Promise.resolve(),
  resumePlay: () => Promise.resolve(null),
  countTogether: () => Promise.resolve(),
};
