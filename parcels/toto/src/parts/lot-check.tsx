import { useState } from 'react';
import type { TotoDrawView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Button, Notice } from '@paddock/styleguide';

import { checkLots, type CheckedLots } from '../model/check-lots.ts';
import styles from './draw-view.module.css';

interface LotCheckProps {
  readonly draw: TotoDrawView;
  readonly result: NonNullable<TotoDrawView['result']>;
}

/** What the lots of a draw follow from, and they computed anew in this browser: nothing is asked of anybody. */
export function LotCheck({ draw, result }: LotCheckProps) {
  const t = useT('toto');
  const [checked, setChecked] = useState<CheckedLots | undefined>(undefined);
  const shown = { commitment: draw.commitment, seed: result.seed, publicValue: result.publicValue };
  return (
    <div className={styles.fair}>
      <p>{t('result.fair', { message: `${draw.id}:${result.publicValue}:0` })}</p>
      {(['commitment', 'seed', 'publicValue'] as const).map((name) => (
        <p key={name}>
          {t(`result.${name}`)}: <code>{shown[name]}</code>
        </p>
      ))}
      <div>
        <Button variant="outline" icon="shield" onClick={() => setChecked(checkLots(draw))}>
          {t('result.compute')}
        </Button>
      </div>
      <div aria-live="polite">
        {checked !== undefined && (
          <Notice
            tone={checked.isFair ? 'positive' : 'danger'}
            title={t(checked.isFair ? 'result.lotsFit' : 'result.lotsDiffer')}
          >
            <p>{t(checked.isFair ? 'result.lotsFitText' : 'result.lotsDifferText')}</p>
            {checked.lots.map(({ place, outcome }) => (
              <p key={place}>{t('result.lot', { place, outcome })}</p>
            ))}
          </Notice>
        )}
      </div>
    </div>
  );
}
