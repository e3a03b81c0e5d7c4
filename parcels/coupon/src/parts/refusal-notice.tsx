import type { AmountBoundsDetails } from '@paddock/contract';
import type { ApiProblem } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Notice, TextButton } from '@paddock/styleguide';

interface RefusalNoticeProps {
  readonly problem: ApiProblem;
  readonly onRead: () => void;
}

/** Why the last bet was not placed, in words that name the number and the way out. No money is held. */
export function RefusalNotice({ problem, onRead }: RefusalNoticeProps) {
  const t = useT('coupon');
  const common = useT('common');
  const format = useFormat();
  const bounds = boundsOf(problem.details);
  const text =
    bounds === undefined
      ? common(`errors.${problem.code}`)
      : common(`errors.${problem.code}_bounds`, {
          min: format.amount(bounds.min, bounds.currency),
          max: format.amount(bounds.max, bounds.currency),
        });
  return (
    <Notice
      tone={problem.code === 'PRICE_MOVED' ? 'warning' : 'danger'}
      title={t('notPlaced')}
      onClose={onRead}
      closeLabel={common('close')}
      announce
    >
      <span data-testid="coupon-refusal" data-code={problem.code}>
        {text}
      </span>
    </Notice>
  );
}

interface UnknownNoticeProps {
  readonly onAsk: () => void;
}

/** The answer never came: the bet may stand. Asking again never places a second one. */
export function UnknownNotice({ onAsk }: UnknownNoticeProps) {
  const t = useT('coupon');
  return (
    <Notice
      tone="warning"
      title={t('unknown.title')}
      action={<TextButton onClick={onAsk}>{t('unknown.ask')}</TextButton>}
      announce
    >
      {t('unknown.text')}
    </Notice>
  );
}

function boundsOf(details: unknown): AmountBoundsDetails | undefined {
  if (typeof details !== 'object' || details === null) return undefined;
  const { min, max, currency } = details as Partial<AmountBoundsDetails>;
  return min === undefined || max === undefined || currency === undefined
    ? undefined
    : { min, max, currency };
}
