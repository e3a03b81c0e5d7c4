import { useState } from 'react';
import { visitorCurrency } from '@paddock/contract';
import { useFormat, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Button, Field, PageLayout, Panel, SummaryList, TextInput, useReady } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import {
  calculate,
  foldOf,
  LEG_ENDS,
  priceIn,
  shapesOf,
  type BetShape,
  type CalculatedLeg,
  type LegEnd,
} from '../model/bet-calculation.ts';
import { LegFields } from '../parts/calculators/leg-fields.tsx';
import styles from '../parts/calculators/calculators.module.css';
import pageStyles from '../parts/text.module.css';

/** More selections than anybody counts by hand. */
const MOST = 15;
/** Parts of the price that a place pays. */
const PLACE_PARTS = ['4', '5', '3', '2'] as const;

/** Counts a bet before it is placed, by the arithmetic that settles it (S2-38). */
export function BetCalculatorPage() {
  const t = useT('information');
  const format = useFormat();
  const currency = useSiteConfig(visitorCurrency) ?? 'EUR';
  const [legs, setLegs] = useState<readonly CalculatedLeg[]>([{ price: '', end: 'won' }]);
  const [chosen, setChosen] = useState<BetShape>('fold:1');
  const [stake, setStake] = useState('');
  const [part, setPart] = useState('');
  useReady(true);
  const shapes = shapesOf(legs.length);
  const shape = shapes.includes(chosen) ? chosen : (shapes[0] ?? 'fold:1');
  const placePart = part === '' ? undefined : Number(part);
  const counted = calculate({ shape, legs, stake, currency, placePart });
  const changeLeg = (at: number, change: Partial<CalculatedLeg>) =>
    setLegs(legs.map((leg, place) => (place === at ? { ...leg, ...change } : leg)));
  const ends: readonly LegEnd[] = LEG_ENDS.filter((end) => end !== 'placed' || placePart !== undefined);
  const shapeName = (one: BetShape): string => {
    const fold = foldOf(one);
    if (fold === undefined) return t(`calculator.cover.${one}`);
    if (fold === 1) return t('calculator.singles');
    return fold === legs.length
      ? t('calculator.accumulator')
      : t('calculator.system', { fold, legs: legs.length });
  };
  return (
    <div className={pageStyles.page}>
      <PageLayout title={t('seo.betCalculator.title')} lead={t('calculator.lead')}>
        <Panel padded bleed className={styles.form}>
          {legs.map((leg, at) => (
            <LegFields
              key={at}
              place={at + 1}
              leg={leg}
              ends={ends}
              isWrong={leg.price !== '' && priceIn(leg.price) === undefined}
              onChange={(change) => changeLeg(at, change)}
              onRemove={
                legs.length === 1 ? undefined : () => setLegs(legs.filter((_, place) => place !== at))
              }
            />
          ))}
          <p>
            <Button
              variant="outline"
              unavailable={legs.length >= MOST}
              onClick={() => setLegs([...legs, { price: '', end: 'won' }])}
            >
              {t('calculator.add')}
            </Button>
          </p>
          <div className={styles.choices}>
            <Field label={t('calculator.shape')}>
              <SelectField
                value={shape}
                options={shapes.map((value) => ({ value, label: shapeName(value) }))}
                onChange={({ target }) => setChosen(target.value as BetShape)}
              />
            </Field>
            <Field label={t('calculator.eachWay')}>
              <SelectField
                value={part}
                options={[
                  { value: '', label: t('calculator.noEachWay') },
                  ...PLACE_PARTS.map((value) => ({
                    value,
                    label: t('calculator.placePart', { part: value }),
                  })),
                ]}
                onChange={({ target }) => setPart(target.value)}
              />
            </Field>
            <Field label={t('calculator.stake', { currency })}>
              <TextInput
                inputMode="decimal"
                value={stake}
                onChange={({ target }) => setStake(target.value)}
              />
            </Field>
          </div>
          <div aria-live="polite">
            <SummaryList
              lines={[
                {
                  id: 'lines',
                  label: t('calculator.lines'),
                  value: counted === undefined ? '–' : String(counted.lines),
                },
                {
                  id: 'stake',
                  label: t('calculator.whole'),
                  value: counted === undefined ? '–' : format.money(counted.stakeMinor, currency),
                },
                {
                  id: 'return',
                  label: t('calculator.return'),
                  value: counted === undefined ? '–' : format.money(counted.returnMinor, currency),
                },
              ]}
            />
          </div>
          <p className={styles.note}>{t('calculator.note')}</p>
        </Panel>
      </PageLayout>
    </div>
  );
}
