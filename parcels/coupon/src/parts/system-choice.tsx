import { useLabels, useT } from '@paddock/shared-utils/react';
import { Field } from '@paddock/styleguide';
import { Checkbox, SelectField } from '@paddock/styleguide/forms';

import { linesOf, mayAddBanker, offeredSystems, type OfferedSystem } from '../model/coupon-system.ts';
import type { LegView } from '../model/leg-view.ts';
import { useCouponDispatch, useCouponState } from '../state/coupon-hooks.ts';
import { bankerToggled, systemChosen } from '../state/coupon.slice.ts';
import styles from './coupon.module.css';

interface SystemChoiceProps {
  /** Legs that can be bet on now. */
  readonly selectionIds: readonly string[];
}

/** Which sets of the legs are lines: so many of them, or a cover that has a name. */
export function SystemChoice({ selectionIds }: SystemChoiceProps) {
  const t = useT('coupon');
  const dispatch = useCouponDispatch();
  const system = useCouponState((state) => state.system);
  const { bankers, folds } = linesOf(system, selectionIds);
  const freeCount = selectionIds.length - bankers.length;
  const offered = offeredSystems(freeCount, bankers.length);
  if (offered.length === 0) return null;
  const nameOf = ({ cover, folds: sizes }: OfferedSystem): string =>
    cover === undefined
      ? t('system.of', { size: sizes.join('/'), legs: freeCount })
      : t(`system.cover.${cover}`);
  const beside = bankers.length === 0 ? '' : `${t('system.bankers', { count: bankers.length })} + `;
  return (
    <Field label={t('system.label')}>
      <SelectField
        value={folds.join()}
        onChange={({ target }) => {
          const chosen = offered.find((one) => one.folds.join() === target.value);
          if (chosen !== undefined) dispatch(systemChosen(chosen.folds));
        }}
        options={offered.map((one) => ({
          value: one.folds.join(),
          label: `${beside}${nameOf(one)}, ${t('system.lineCount', { count: one.lineCount })}`,
        }))}
        data-testid="coupon-system"
      />
    </Field>
  );
}

/** Whether a leg stands in every line of the system. Beside the bankers there has to be something to choose from. */
export function BankerChoice({
  view: { leg },
  selectionIds,
}: SystemChoiceProps & { readonly view: LegView }) {
  const t = useT('coupon');
  const { outcome } = useLabels().leg(leg);
  const dispatch = useCouponDispatch();
  const lines = linesOf(
    useCouponState((state) => state.system),
    selectionIds,
  );
  const position = selectionIds.indexOf(leg.selectionId);
  const isBanker = lines.bankers.includes(position);
  if (position < 0 || (!isBanker && !mayAddBanker(lines, selectionIds.length))) return null;
  return (
    <Checkbox
      className={styles.banker}
      label={t('system.banker')}
      aria-label={t('system.bankerOf', { outcome })}
      checked={isBanker}
      onChange={() => void dispatch(bankerToggled(leg.selectionId))}
    />
  );
}
