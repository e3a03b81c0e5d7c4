import { useState } from 'react';
import type { AppealDecision } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Field, TextArea } from '@paddock/styleguide';

import { APPEAL_ANSWER } from '../../../model/site/appeal-answer.ts';
import { DeskForm } from '../../desk-form.tsx';
import { useDesk } from '../../session/desk-context.ts';
import type { OperatorAppeal } from './appeal-row.tsx';

interface AppealFormProps {
  /** As the operator sees it: what somebody else decided meanwhile is not put over unseen. */
  readonly appeal: OperatorAppeal;
  readonly state: AppealDecision['state'];
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** What becomes of an appeal, with the answer that its writer reads. */
export function AppealForm({ appeal, state, onDone, onCancel }: AppealFormProps) {
  const t = useT('desk');
  const { token } = useDesk();
  const [answer, setAnswer] = useState('');
  const isWritten = answer.trim().length >= APPEAL_ANSWER.least;
  return (
    <DeskForm
      title={t(`site.appeals.${state}.do`)}
      consequence={t(`site.appeals.${state}.consequence`)}
      submitLabel={t(`site.appeals.${state}.submit`)}
      missing={isWritten ? null : t('site.appeals.needsAnswer', { least: APPEAL_ANSWER.least })}
      isGrave={state === 'declined'}
      send={(reason) =>
        api.post(
          '/operator-api/blocks/appeals/:id/decision',
          { seen: appeal.state, state, answer: answer.trim(), reason },
          { bearer: { token }, params: { id: appeal.id } },
        )
      }
      onDone={onDone}
      onCancel={onCancel}
    >
      <Field label={t('site.appeals.answer')} hint={t('site.appeals.answerHint')}>
        <TextArea
          rows={4}
          maxLength={APPEAL_ANSWER.most}
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
      </Field>
    </DeskForm>
  );
}
