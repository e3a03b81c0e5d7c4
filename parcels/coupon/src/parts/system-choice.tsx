import { useT } from '@paddock/shared-utils/react';
import { Field, SelectField } from '@paddock/styleguide';

import { linesOf, offeredSystems, type OfferedSystem } from '../model/coupon-system.ts';
import { useCouponDispatch, useCouponState } from '../state/coupon-hooks.ts';
import { systemChosen } from '../state/coupon.slice.ts';

/** Which sets of the legs are lines: so many of them, or a cover that has a name. */
export function SystemChoice({ legCount }: { readonly legCount: number }) {
  const t = useT('coupon');
  const dispatch = useCouponDispatch();
  const folds = useCouponState((state) => state.folds);
  const offered = offeredSystems(legCount);
  if (offered.length === 0) return null;
  const nameOf = ({ cover, folds: sizes }: OfferedSystem): string =>
    cover === undefined ? t('system.of', { size: sizes.join(), legs: legCount }) : t(`system.cover.${cover}`);
  return (
    <Field label={t('system.label')}>
      <SelectField
        value={linesOf(folds, legCount).folds.join()}
        onChange={({ target }) => {
          const chosen = offered.find((one) => one.folds.join() === target.value);
          if (chosen !== undefined) dispatch(systemChosen(chosen.folds));
        }}
        options={offered.map((one) => ({
          value: one.folds.join(),
          label: `${nameOf(one)}, ${t('system.lineCount', { count: one.lineCount })}`,
        }))}
        data-testid="coupon-system"
      />
    </Field>
  );
}
