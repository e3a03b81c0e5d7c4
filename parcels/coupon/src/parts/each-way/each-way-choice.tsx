import type { EachWayOffer } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Switch } from '@paddock/styleguide/forms';

import { useCouponDispatch } from '../../state/coupon-hooks.ts';
import { modeChosen } from '../../state/coupon.slice.ts';

interface EachWayChoiceProps {
  /** Of each leg; none where one of them is not offered each way. */
  readonly terms: readonly EachWayOffer[] | undefined;
  readonly isOn: boolean;
}

/** Turns a bet to win into one to win and one to be placed, a stake on each (rules §10), and says on what terms. */
export function EachWayChoice({ terms = [], isOn }: EachWayChoiceProps) {
  const t = useT('coupon');
  const dispatch = useCouponDispatch();
  const said = terms.map(({ places, num, den }) =>
    t('eachWay.terms', { part: `${num}/${den}`, count: places }),
  );
  return (
    <div data-testid="each-way">
      <Switch
        label={t('eachWay.label')}
        checked={isOn}
        onChange={({ currentTarget }) =>
          void dispatch(modeChosen(currentTarget.checked ? 'each-way' : 'accumulator'))
        }
      />
      <p>{said.length === 0 ? t('eachWay.off') : [...new Set(said)].join('; ')}</p>
    </div>
  );
}
