import { useState } from 'react';
import type { OverriddenPrice, TradingSelectionView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button, Field, SegmentedControl, TextInput } from '@paddock/styleguide';

import { farPrice } from '../../model/far-price.ts';
import { readOdds, readThousandths } from '../../model/typed-price.ts';
import { DeskForm } from '../desk-form.tsx';
import styles from '../desk.module.css';
import { useDesk } from '../session/desk-context.ts';
import { PriceRefused } from './price-refused.tsx';
import { TakeBackForm } from './take-back-form.tsx';

/** The furthest a chance may be moved, in points. */
const MOST_POINTS = 20;
/** How far the feed may move before it ends, in points, unless the trader says otherwise. */
const USUAL_BOUND = '5';

interface PriceFormProps {
  readonly marketId: string;
  readonly selection: TradingSelectionView;
  readonly done: () => void;
  readonly close: () => void;
}

/** A price in place of the feed's: fixed, or its chance moved by so many points. */
export function PriceForm({ marketId, selection, done, close }: PriceFormProps) {
  const t = useT('desk');
  const format = useFormat();
  const { token } = useDesk();
  const [kind, setKind] = useState<'fixed' | 'shift'>('fixed');
  const [typed, setTyped] = useState('');
  const [bound, setBound] = useState(USUAL_BOUND);
  const [isTakingBack, setTakingBack] = useState(false);
  const { outcome, names, fedMilli, override } = selection;
  const name = format.name(names.outcome);
  const price = priceOf(kind, typed);
  const boundMilli = readThousandths(bound);
  const missing =
    price === undefined
      ? t(`price.missing.${kind}`)
      : boundMilli === undefined || boundMilli < 1 || boundMilli > 500
        ? t('price.missing.bound')
        : null;
  const far = price && farPrice(price, fedMilli);
  const odds = far === undefined ? '' : format.odds(far);
  const sendPrice = (reason: string, holds: readonly string[] = []) =>
    api.post(
      '/operator-api/markets/:marketId/prices',
      {
        outcome,
        price: price ?? { shiftMilli: 0 },
        ...(boundMilli !== undefined && { boundMilli }),
        ...(holds.length > 0 && { holds: [...holds] }),
        reason,
      },
      { bearer: { token }, params: { marketId } },
    );
  if (isTakingBack && override !== null)
    return <TakeBackForm override={override} name={name} done={done} close={close} />;
  return (
    <DeskForm
      title={t('price.title', { name, fed: format.odds(fedMilli) })}
      consequence={t('price.consequence')}
      submitLabel={t('price.submit', { name })}
      missing={missing}
      doubt={
        far === undefined
          ? undefined
          : {
              title: t('price.doubt.title', { odds, fed: format.odds(fedMilli) }),
              text: t('price.doubt.text'),
              submitLabel: t('price.doubt.submit', { odds }),
            }
      }
      refused={(problem, sendInstead) => (
        <PriceRefused
          problem={problem}
          onHold={(marketIds) => sendInstead((reason) => sendPrice(reason, marketIds))}
        />
      )}
      send={(reason) => sendPrice(reason)}
      onDone={done}
      onCancel={close}
    >
      {override !== null && (
        <p className={styles.standing}>
          {t('price.standing', { operator: override.operator, reason: override.reason })}{' '}
          <Button size={32} variant="outline" onClick={() => setTakingBack(true)}>
            {t('price.takeBack')}
          </Button>
        </p>
      )}
      <SegmentedControl
        label={t('price.kind')}
        value={kind}
        onValueChange={(value) => {
          setKind(value === 'shift' ? 'shift' : 'fixed');
          setTyped('');
        }}
        segments={(['fixed', 'shift'] as const).map((value) => ({ value, label: t(`price.kinds.${value}`) }))}
      />
      <div className={styles.fields}>
        <Field label={t(`price.typed.${kind}`)} hint={t(`price.hint.${kind}`)}>
          <TextInput
            dir="ltr"
            inputMode="decimal"
            value={typed}
            maxLength={10}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <Field label={t('price.bound')} hint={t('price.boundHint')}>
          <TextInput
            dir="ltr"
            inputMode="decimal"
            value={bound}
            maxLength={6}
            onChange={(event) => setBound(event.currentTarget.value)}
          />
        </Field>
      </div>
    </DeskForm>
  );
}

function priceOf(kind: 'fixed' | 'shift', typed: string): OverriddenPrice | undefined {
  if (kind === 'fixed') {
    const oddsMilli = readOdds(typed);
    return oddsMilli === undefined ? undefined : { oddsMilli };
  }
  const shiftMilli = readThousandths(typed);
  const isShift = shiftMilli !== undefined && shiftMilli !== 0 && Math.abs(shiftMilli) <= MOST_POINTS * 10;
  return isShift ? { shiftMilli } : undefined;
}
