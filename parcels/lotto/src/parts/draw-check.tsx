import { useState } from 'react';
import type { LottoDrawView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button, Notice } from '@paddock/styleguide';

import { checkDraw, type CheckedDraw } from '../model/check-draw.ts';
import { isStandIn } from '../model/stand-in.ts';
import { Balls } from './balls.tsx';
import { DrawBeacon } from './draw-beacon.tsx';
import styles from './results-section.module.css';

const IN = ['commitment', 'valueSource', 'publicValue', 'seed'] as const;

/** What a draw follows from, and its numbers computed anew in this browser: nothing is asked of anybody. */
export function DrawCheck({ draw }: { readonly draw: LottoDrawView }) {
  const t = useT('lotto');
  const format = useFormat();
  const [checked, setChecked] = useState<CheckedDraw | undefined>(undefined);
  const fits = checked?.isSealed === true && checked.isSame;
  return (
    <div className={styles.check}>
      <p>
        {t('fair.times', {
          published: format.moment(draw.publishedAtMs),
          opens: format.moment(draw.opensAtMs),
        })}
      </p>
      {IN.map((name) => (
        <p key={name}>
          {t(`fair.${name}`)}:{' '}
          {isStandIn(draw) && name === 'valueSource' ? t('fair.standIn') : <code>{draw[name] ?? '–'}</code>}
        </p>
      ))}
      <DrawBeacon beacon={draw.beacon} publicValue={draw.publicValue} />
      <p>{t('fair.formula', { number: draw.number })}</p>
      <div>
        <Button variant="outline" icon="shield" onClick={() => setChecked(checkDraw(draw))}>
          {t('fair.compute')}
        </Button>
      </div>
      <div aria-live="polite">
        {checked !== undefined && (
          <Notice
            tone={fits ? (isStandIn(draw) ? 'warning' : 'positive') : 'danger'}
            title={t(fits ? 'fair.fits' : 'fair.differs')}
          >
            {isStandIn(draw) && <p>{t('standIn.fits')}</p>}
            <p>{t(checked.isSealed ? 'fair.sealFits' : 'fair.sealDiffers')}</p>
            <p>{t(checked.isSame ? 'fair.numbersFit' : 'fair.numbersDiffer')}</p>
            <Balls numbers={checked.drawn.numbers} bonus={checked.drawn.bonus} />
          </Notice>
        )}
      </div>
    </div>
  );
}
