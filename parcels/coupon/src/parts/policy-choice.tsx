import type { PriceChangePolicy } from '@paddock/contract';
import { settings$, updateSettings } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { Disclosure } from '@paddock/styleguide';
import { Radio } from '@paddock/styleguide/forms';

const POLICIES: readonly PriceChangePolicy[] = ['none', 'higher', 'any'];

/** The player's standing answer to a moved price, said in words and changed in place. */
export function PolicyChoice() {
  const t = useT('coupon');
  const policy = useStreamValue(settings$, ({ settings }) => settings.priceChangePolicy);
  return (
    <Disclosure title={t(`policy.is.${policy}`)}>
      <div role="radiogroup" aria-label={t('policy.label')}>
        {POLICIES.map((choice) => (
          <Radio
            key={choice}
            name="price-change-policy"
            checked={choice === policy}
            label={t(`policy.choice.${choice}`)}
            onChange={() => updateSettings({ priceChangePolicy: choice })}
          />
        ))}
      </div>
    </Disclosure>
  );
}
