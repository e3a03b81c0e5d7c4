import { classNames } from '../class-names.ts';
import styles from './odds-cell.module.css';

/** The classes of a price: one too long for a list cell at its usual size, which holds 40.00, gets its own; the sheet holds six and more. */
export function priceClass({ length }: string): string {
  if (length <= 5) return classNames(styles.price);
  return classNames(styles.price, length === 6 ? styles.long : styles.longer);
}
