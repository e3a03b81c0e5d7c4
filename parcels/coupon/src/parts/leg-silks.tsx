import { settings$, type CouponLeg } from '@paddock/shared-utils';
import { useStreamValue } from '@paddock/shared-utils/react';
import { Silk } from '@paddock/styleguide';

import styles from './coupon.module.css';

/** What both sides wear, where the player wants it in the coupon (S3-26) and it is known. */
export function LegSilks({ leg: { silks } }: { readonly leg: CouponLeg }) {
  const isWanted = useStreamValue(settings$, ({ settings }) => settings.teamLogosInCoupon);
  if (!isWanted || !isPair(silks)) return null;
  return (
    <span className={styles.silks}>
      <Silk pattern={silks.home.pattern} colours={silks.home.colours} />
      <Silk pattern={silks.away.pattern} colours={silks.away.colours} />
    </span>
  );
}

type Silks = NonNullable<CouponLeg['silks']>;

/** Legs come out of the browser's storage, where this was kept unchecked. */
function isPair(silks: unknown): silks is Silks {
  const { home, away } = (silks ?? {}) as Partial<Record<keyof Silks, unknown>>;
  return [home, away].every((silk) => Array.isArray((silk as Partial<Silks['home']> | undefined)?.colours));
}
