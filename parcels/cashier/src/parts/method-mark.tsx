import type { ReactNode } from 'react';

import type { PaymentMethod } from '../model/deposit-check.ts';
import styles from './ways.module.css';

/** Drawn here, of no company: a card, a purse, a house with columns. */
const DRAWINGS: Readonly<Record<PaymentMethod['kind'], ReactNode>> = {
  card: (
    <>
      <rect x="7" y="6" width="26" height="16" rx="2.5" />
      <path d="M7 11.5h26" strokeWidth="3.5" strokeLinecap="butt" />
      <path d="M11 17.5h6" />
    </>
  ),
  wallet: (
    <>
      <path d="M30 9.500V8a2 2 0 0 0-2-2H11.500A2.500 2.500 0 0 0 9 8.500v11A2.500 2.500 0 0 0 11.500 22H29a2 2 0 0 0 2-2v-8.500a2 2 0 0 0-2-2H11" />
      <circle cx="26.500" cy="15.700" r="1.600" fill="currentColor" stroke="none" />
    </>
  ),
  bank: (
    <>
      <path d="M9 11.500 20 5.500l11 6z" />
      <path d="M12.500 14v5.500M17.500 14v5.500M22.500 14v5.500M27.500 14v5.500M9.500 22.500h21" />
    </>
  ),
};

/** The mark of a kind of way to pay. Decoration: its name stands beside it. */
export function MethodMark({ kind }: { readonly kind: PaymentMethod['kind'] }) {
  return (
    <svg viewBox="0 0 40 28" className={styles.mark} data-mark={kind} aria-hidden>
      {DRAWINGS[kind]}
    </svg>
  );
}
