import type { LeafDifference } from '../model/leaf-differences.ts';
import styles from './desk.module.css';

/** What two states differ in, place by place: what was there is struck out, what came is marked. */
export function DifferenceList({ differences }: { readonly differences: readonly LeafDifference[] }) {
  return (
    <dl className={styles.differences}>
      {differences.map(({ place, before, after }) => (
        <div key={place}>
          <dt>
            <bdi dir="ltr">{place}</bdi>
          </dt>
          {before !== null && (
            <dd>
              <del dir="auto">{textOf(before)}</del>
            </dd>
          )}
          {after !== null && (
            <dd>
              <ins dir="auto">{textOf(after)}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const textOf = (said: unknown): string => (typeof said === 'string' ? said : JSON.stringify(said));
