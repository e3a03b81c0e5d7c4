import { api, type ApiProblem } from '@paddock/shared-utils';
import { useSiteConfig, useT } from '@paddock/shared-utils/react';

import { withAnchors } from '../../model/anchors.ts';
import { bodyOf, type EditedDocument } from '../../model/edited-document.ts';
import { problemPlaces, type RefusedDocument } from '../../model/problem-places.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { useLanguages } from './editor/use-languages.ts';
import { RefusedPlaces } from './refused-places.tsx';
import type { Editing } from './use-editing.ts';

interface SaveFormProps {
  readonly address: string;
  readonly editing: Editing;
  /** Tells what was sent and is not taken, which is then said beside it. */
  readonly onRefused: (refused: RefusedDocument, problem: ApiProblem) => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Keeps what is written as a version that nobody reads yet. */
export function SaveForm({ address, editing, onRefused, onDone, onCancel }: SaveFormProps) {
  const t = useT('desk');
  const { token } = useDesk();
  const { document, seen, change, saved } = editing;
  const own = useSiteConfig(({ languages: { fallback } }) => fallback) ?? 'en';
  const languages = useLanguages(document);

  const refuse = (sent: EditedDocument, problem: ApiProblem) =>
    onRefused({ document: sent, places: problemPlaces(problem.details, languages) }, problem);

  async function send(reason: string) {
    const sent = withAnchors(document, [own, ...languages]);
    if (sent !== document) change(sent);
    const answer = await api.post(
      '/operator-api/content/drafts',
      { address, seen, reason, body: bodyOf(sent) },
      { bearer: { token } },
    );
    if (answer.ok) saved(answer.data.number, sent);
    else refuse(sent, answer.problem);
    return answer;
  }

  return (
    <DeskForm
      title={t('content.save')}
      consequence={t('content.saveConsequence')}
      submitLabel={t('content.save')}
      missing={Object.keys(document.texts).length === 0 ? t('content.noText') : null}
      refused={(problem) => <RefusedPlaces problem={problem} document={document} />}
      leadsOn={({ details }) => problemPlaces(details, languages).length > 0}
      send={send}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
