import type { JointLeg } from './joint-chances.ts';

/** A leg in few words: `1x2 home`, `total line=2.5 over`. */
export function jointLeg(text: string): JointLeg {
  const words = text.split(' ');
  const specifiers = words.slice(1, -1).map((part) => part.split('='));
  return {
    type: words[0] ?? '',
    specifiers: Object.fromEntries(specifiers) as JointLeg['specifiers'],
    outcome: words.at(-1) ?? '',
  };
}
