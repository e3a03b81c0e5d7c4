import { useState } from 'react';
import { hrefFor, type ApiProblem } from '@paddock/shared-utils';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Button, Notice, TextLink } from '@paddock/styleguide';

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
  /** Answers once the server was asked. */
  readonly onAsk: () => Promise<void>;
}

/** The answer never came: the bet may stand. Asking again never places a second one, and says what came of it. */
export function UnknownNotice({ isAsking, onAsk }: UnknownNoticeProps) {
  const t = useT('coupon');
  const { number } = useFormat();
  const [checks, setChecks] = useState(0);

  async function check(): Promise<void> {
    await onAsk();
    setChecks((before) => before + 1);
  }

  return (
    <Notice
      tone="warning"
      title={t('unknown.title')}
      action={
        <Button size={32} variant="outline" pending={isAsking} onClick={() => void check()}>
          {t(isAsking ? 'unknown.asking' : 'unknown.ask')}
        </Button>
      }
      announce
    >
      {t('unknown.text')}
      {/* Each press has a line of its own, so that it is read out each time. */}
      {checks > 0 && !isAsking && <p>{t('unknown.still', { number: number(checks) })}</p>}
    </Notice>
  );
}

/** The answer that was missing: the bet had never come, and nothing stands. */
export function NeverArrivedNotice({ onRead }: { readonly onRead: () => void }) {
  const t = useT('coupon');
  const common = useT('common');
  return (
    <Notice
      tone="info"
      title={t('neverArrived.title')}
      onClose={onRead}
      closeLabel={common('close')}
      announce
    >
      {t('neverArrived.text')}
    </Notice>
  );
}
