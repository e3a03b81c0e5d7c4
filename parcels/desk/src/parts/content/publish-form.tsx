import { api, type ApiProblem } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';

import type { EditedDocument } from '../../model/edited-document.ts';
import { plannedTime } from '../../model/planned-time.ts';
import { problemPlaces, type RefusedDocument } from '../../model/problem-places.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { useWhen } from '../use-when.tsx';
import { useLanguages } from './editor/use-languages.ts';
import { RefusedPlaces } from './refused-places.tsx';
import { UntranslatedList } from './untranslated-list.tsx';

interface PublishFormProps {
  readonly address: string;
  readonly number: number;
  /** What that version says. */
  readonly document: EditedDocument;
  /** Tells what is not filled in yet, which is then said beside it. */
  readonly onRefused: (refused: RefusedDocument, problem: ApiProblem) => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Lets a version be read, at once or from a time on. */
export function PublishForm({ address, number, document, onRefused, onDone, onCancel }: PublishFormProps) {
  const t = useT('desk');
  const format = useFormat();
  const { token } = useDesk();
  const { isLater, fromMs, missing, fields } = useWhen();
  const languages = useLanguages(document);

  const refuse = (sent: EditedDocument, problem: ApiProblem) =>
    onRefused({ document: sent, places: problemPlaces(problem.details, languages) }, problem);

  async function send(reason: string) {
    const answer = await api.post(
      '/operator-api/content/publish',
      { address, number, reason, ...(fromMs !== undefined && { fromMs }) },
      { bearer: { token } },
    );
    if (!answer.ok) refuse(document, answer.problem);
    return answer;
  }

  function consequence(): string {
    if (!isLater) return t('content.publishConsequence');
    return fromMs === undefined
      ? t('content.planUntimed')
      : t('content.planConsequence', { time: plannedTime(format, fromMs) });
  }

  return (
    <DeskForm
      title={t('content.publish', { number })}
      consequence={consequence()}
      submitLabel={t(isLater ? 'content.plan' : 'content.publishNow')}
      missing={missing}
      refused={(problem) => <RefusedPlaces problem={problem} document={document} />}
      leadsOn={({ details }) => problemPlaces(details, languages).length > 0}
      send={send}
      onDone={onDone}
      onCancel={onCancel}
    >
      <UntranslatedList document={document} />
      {fields}
    </DeskForm>
  );
}
