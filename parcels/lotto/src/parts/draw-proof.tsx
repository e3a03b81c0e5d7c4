import type { LottoDrawView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';

import { isStandIn } from '../model/stand-in.ts';
import { DrawBeacon } from './draw-beacon.tsx';
import styles from './lottery-view.module.css';

/** What a draw is committed to before it falls: its seal, and which public value, of which round, at what time. */
export function DrawProof({ draw }: { readonly draw: LottoDrawView }) {
  const t = useT('lotto');
  return (
    <>
      <p className={styles.dim}>
        {t('fair.sealed')}: <code>{draw.commitment}</code>. {t('fair.source')}:{' '}
        {isStandIn(draw) ? t('fair.standIn') : draw.valueSource}.
      </p>
      <div className={styles.dim}>
        <DrawBeacon beacon={draw.beacon} publicValue={draw.publicValue} />
      </div>
    </>
  );
}
