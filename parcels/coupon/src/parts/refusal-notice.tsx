import { hrefFor, type ApiProblem } from '@paddock/shared-utils';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { Notice, TextButton, TextLink } from '@paddock/styleguide';

/** Refusals by what the player has set on the page of limits. */
const OWN_LIMIT: readonly string[] = ['LIMIT_REACHED', 'PLAY_PAUSED'];

interface RefusalNoticeProps {
  readonly problem: ApiProblem;
  readonly onRead: () => void;
}

/** Why the last bet was not placed, in words that name the number and the way out. No money is held. */
export function RefusalNotice({ problem, onRead }: RefusalNoticeProps) {
  const t = useT('coupon');
  const common = useT('common');
  const labels = useLabels();
  return (
    <Notice
      tone={problem.code === 'PRICE_MOVED' ? 'warning' : 'danger'}
      title={t('notPlaced')}
      onClose={onRead}
      closeLabel={common('close')}
      announce
    >
      <span data-testid="coupon-refusal" data-code={problem.code}>
        {labels.problem(problem)}
      </span>{' '}
      {OWN_LIMIT.includes(problem.code) && (
        <TextLink href={hrefFor('/office/responsible')}>{common('toLimits')}</TextLink>
      )}
    </Notice>
  );
}

interface UnknownNoticeProps {
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/** The answer never came: the bet may stand. Asking again never places a second one. */
export function UnknownNotice({ isAsking, onAsk }: UnknownNoticeProps) {
  const t = useT('coupon');
  return (
    <Notice
      tone="warning"
      title={t('unknown.title')}
      action={
        isAsking ? (
          <span>{t('unknown.asking')}</span>
        ) : (
          <TextButton onClick={onAsk}>{t('unknown.ask')}</TextButton>
        )
      }
      announce
    >
      {t('unknown.text')}
    </Notice>
  );
}
