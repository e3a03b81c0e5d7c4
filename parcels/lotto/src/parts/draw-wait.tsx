import type { LottoDrawView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { isStandIn } from '../model/stand-in.ts';
import { BeaconLink } from './beacon-link.tsx';

type Waiting = Pick<LottoDrawView, 'beacon' | 'valueSource' | 'publicValue' | 'dueByMs'>;

/** What a draw whose sales are closed waits for: which round, when it is due, and what happens without it. */
export function DrawWait({ draw }: { readonly draw: Waiting }) {
  const t = useT('lotto');
  const format = useFormat();
  const { beacon, valueSource, publicValue, dueByMs } = draw;
  if (publicValue !== null || isStandIn(draw)) return <p>{t('wait.drawing')}</p>;
  return (
    <p>
      {beacon === null
        ? t('wait.named', { source: valueSource })
        : t('wait.round', { round: String(beacon.round), at: format.moment(beacon.atMs) })}{' '}
      {t('wait.until', { until: format.moment(dueByMs) })} {beacon !== null && <BeaconLink beacon={beacon} />}
    </p>
  );
}
