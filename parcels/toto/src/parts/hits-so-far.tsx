import type { TotoDrawView } from '@paddock/contract/schemas';
import type { Entry } from '@paddock/games/toto';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { entryHits } from '../model/entry-hits.ts';
import styles from './coupon-card.module.css';

interface HitsSoFarProps {
  readonly entry: Entry;
  readonly draw: TotoDrawView;
}

/** How many choices of an entry are right: of the matches with a result, and how many are open, or of all. */
export function HitsSoFar({ entry, draw }: HitsSoFarProps) {
  const t = useT('toto');
  const format = useFormat();
  const { right, known, open } = entryHits(entry, draw.events);
  if (known === 0) return null;
  const counts = { right: format.number(right), known: format.number(known), open: format.number(open) };
  return <span className={styles.soFar}>{t(open > 0 ? 'entry.soFar' : 'entry.right', counts)}</span>;
}
