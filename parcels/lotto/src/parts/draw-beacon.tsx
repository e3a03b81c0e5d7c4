import type { LottoDrawView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { BeaconLink } from './beacon-link.tsx';

type DrawBeaconProps = Pick<LottoDrawView, 'beacon' | 'publicValue'>;

/** Where the public value of a draw is published, for anybody to look at, and how it came here from there. */
export function DrawBeacon({ beacon, publicValue }: DrawBeaconProps) {
  const t = useT('lotto');
  const format = useFormat();
  if (beacon === null) return null;
  const { atMs, fetchedAtMs } = beacon;
  const came = () => {
    if (publicValue === null) return t('fair.beacon.awaited', { at: format.moment(atMs) });
    return fetchedAtMs === null
      ? t('fair.beacon.typed')
      : t('fair.beacon.fetched', { at: format.moment(fetchedAtMs) });
  };
  return (
    <p>
      {came()} <BeaconLink beacon={beacon} />
    </p>
  );
}
