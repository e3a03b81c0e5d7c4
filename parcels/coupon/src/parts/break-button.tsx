import { breakEndMs } from '@paddock/contract';
import { hrefFor, limits$, serverNowMs } from '@paddock/shared-utils';
import { useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';
import { LinkButton } from '@paddock/styleguide';

/** Names the break with its end and leads to where it was set: no deposit and no price would help. */
export function BreakButton() {
  const t = useT('coupon');
  const { moment } = useFormat();
  const untilMs = useStreamValue(limits$, (value) =>
    'limits' in value ? breakEndMs(value.limits, serverNowMs()) : null,
  );
  return (
    <LinkButton variant="primary" size={48} block href={hrefFor('/office/responsible')}>
      {untilMs === null ? t('button.onBreak') : t('button.onBreakUntil', { until: moment(untilMs) })}
    </LinkButton>
  );
}
