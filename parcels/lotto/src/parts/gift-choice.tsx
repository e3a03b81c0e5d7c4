import type { TicketGiftView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel } from '@paddock/styleguide';
import { Checkbox } from '@paddock/styleguide/forms';

interface GiftChoiceProps {
  readonly gift: TicketGiftView;
  readonly isUsed: boolean;
  readonly onUse: (isUsed: boolean) => void;
}

/** Whether the ticket is paid by the player's gift, which is said with what it is worth and how long it can be used. */
export function GiftChoice({ gift, isUsed, onUse }: GiftChoiceProps) {
  const t = useT('lotto');
  const format = useFormat();
  const amount = format.amount(gift.amount, gift.currency);
  return (
    <Panel padded>
      <Checkbox
        label={t('gift.use', { amount })}
        detail={t('gift.rules', { until: format.moment(gift.expiresAtMs) })}
        checked={isUsed}
        onChange={({ target }) => onUse(target.checked)}
      />
    </Panel>
  );
}
