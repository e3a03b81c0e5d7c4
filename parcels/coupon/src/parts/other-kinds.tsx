import { useLabels, useT } from '@paddock/shared-utils/react';
import { Field, TextButton } from '@paddock/styleguide';
import { Checkbox, SelectField } from '@paddock/styleguide/forms';

import { linksOf, movedUp } from '../model/coupon-chain.ts';
import { isOrdered, isOtherMode, OTHER_MODES, type OtherMode } from '../model/coupon-mode.ts';
import type { LegView } from '../model/leg-view.ts';
import { useCouponDispatch, useCouponState } from '../state/coupon-hooks.ts';
import { joinToggled, modeChosen, orderChosen } from '../state/coupon.slice.ts';
import styles from './coupon.module.css';

interface OtherKindsProps {
  readonly mode: OtherMode;
  /** Legs that can be bet on now, in order. */
  readonly selectionIds: readonly string[];
}

/** Which of the kinds that few make, and what it is. */
export function OtherKinds({ mode, selectionIds }: OtherKindsProps) {
  const t = useT('coupon');
  const dispatch = useCouponDispatch();
  const links = linksOf(
    useCouponState((state) => state.chain),
    selectionIds,
  );
  return (
    <>
      <Field label={t('mode.label')}>
        <SelectField
          value={mode}
          onChange={({ target: { value } }) => {
            if (isOtherMode(value)) dispatch(modeChosen(value));
          }}
          options={OTHER_MODES.map((one) => ({ value: one, label: t(`mode.${one}`) }))}
          data-testid="coupon-kind"
        />
      </Field>
      <p>{t(`kind.${mode}`)}</p>
      {mode === 'conditional' && <p>{t('chain.links', { links: links.join(' + ') })}</p>}
    </>
  );
}

interface LinkChoiceProps {
  readonly mode: OtherMode;
  readonly view: LegView;
  /** All legs of the coupon, in order. */
  readonly selectionIds: readonly string[];
}

/** The place of a leg in the player's order, and whether it stands in one link with the leg before it. */
export function LinkChoice({ mode, view: { leg }, selectionIds }: LinkChoiceProps) {
  const t = useT('coupon');
  const { outcome } = useLabels().leg(leg);
  const dispatch = useCouponDispatch();
  const { joined } = useCouponState((state) => state.chain);
  const { selectionId } = leg;
  if (!isOrdered(mode) || selectionIds.indexOf(selectionId) < 1) return null;
  return (
    <div className={styles.link}>
      {mode === 'conditional' && (
        <Checkbox
          label={t('chain.join')}
          aria-label={t('chain.joinOf', { outcome })}
          checked={joined.includes(selectionId)}
          onChange={() => void dispatch(joinToggled(selectionId))}
        />
      )}
      <TextButton
        aria-label={t('chain.earlierOf', { outcome })}
        onClick={() => void dispatch(orderChosen(movedUp(selectionIds, selectionId)))}
      >
        {t('chain.earlier')}
      </TextButton>
    </div>
  );
}
