import type { OperatorReviewView } from '@paddock/contract/schemas';
import { api, newKey } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';

interface AnswerFormProps {
  readonly answer: 'accept' | 'reject';
  readonly review: OperatorReviewView;
  readonly done: () => void;
  readonly close: () => void;
}

/** Takes a bet as it was asked, or does not. */
export function AnswerForm({ answer, review, done, close }: AnswerFormProps) {
  const t = useT('desk');
  const format = useFormat();
  const { token } = useDesk();
  const { playerId, placementId, stake, currency } = review;
  const amount = format.amount(stake, currency);
  return (
    <DeskForm
      title={t(`answer.${answer}.title`, { amount })}
      consequence={t(`answer.${answer}.consequence`)}
      submitLabel={t(`answer.${answer}.submit`, { amount })}
      missing={null}
      isGrave={answer === 'reject'}
      send={(reason) =>
        api.post(
          '/operator-api/bet-reviews/:playerId/:placementId/answer',
          { answer, reason },
          { bearer: { token }, key: newKey(), params: { playerId, placementId } },
        )
      }
      onDone={done}
      onCancel={close}
    />
  );
}
