import { settings$ } from '@paddock/shared-utils';

import { useStreamValue } from './use-stream.ts';
import { useT } from './use-texts.ts';

/** Props of a `MoneyText` that writes a balance: dots while the player hides it (S3-19 `user_hide_balance`). */
export interface BalanceMask {
  readonly hidden: boolean;
  readonly hiddenLabel: string;
}

/** What every place that writes a balance spreads into its `MoneyText`. */
export function useBalanceMask(): BalanceMask {
  const t = useT('common');
  const hidden = useStreamValue(settings$, ({ settings }) => settings.hideBalance);
  return { hidden, hiddenLabel: t('balanceHidden') };
}
