import { useT } from '@paddock/shared-utils/react';

import type { ClothPlace } from './cloth-places.ts';
import styles from './cloth.module.css';

/** Whether words are printed on a place. */
export const isPrinted = ({ name, kind }: ClothPlace): boolean =>
  kind === 'outside' && name !== 'red' && name !== 'black';

/** What is printed on a place; edges and corners carry nothing but their chips. */
export function PlaceFace({ place: { name, kind, numbers } }: { readonly place: ClothPlace }) {
  const t = useT('originals');
  if (kind === 'straight') return <b className={styles.number}>{numbers[0]}</b>;
  if (kind !== 'outside') return <i className={styles.target} />;
  if (name === 'red' || name === 'black') return <i className={styles.diamond} data-colour={name} />;
  return <span className={styles.print}>{t(`games.roulette.print.${name}`)}</span>;
}
