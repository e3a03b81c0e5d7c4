import { api, type ApiProblem } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';

import { bodyOf } from '../../model/edited-document.ts';
import { problemPlaces } from '../../model/problem-places.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import type { Editing } from './use-editing.ts';

interface SaveFormProps {
  readonly address: string;
  readonly editing: Editing;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Keeps what is written as a version that nobody reads yet. */
export function SaveForm({ address, editing, onDone, onCancel }: SaveFormProps) {
  const t = useT('desk');
  const { token } = useDesk();
  const { document, seen, saved } = editing;
  return (
    <DeskForm
      title={t('content.save')}
      consequence={t('content.saveConsequence')}
      submitLabel={t('content.save')}
      missing={Object.keys(document.texts).length === 0 ? t('content.noText') : null}
      refused={(problem) => <Places problem={problem} />}
      send={async (reason) => {
        const answer = await api.post(
          '/operator-api/content/drafts',
          { address, seen, reason, body: bodyOf(document) },
          { bearer: { token } },
        );
        if (answer.ok) saved(answer.data.number, document);
        return answer;
      }}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}

/** What the server does not take, and where. */
function Places({ problem }: { readonly problem: ApiProblem }) {
  const t = useT('desk');
  return (
    <ul>
      {problemPlaces(problem.details).map(({ language, block, said }) => (
        <li key={`${language ?? ''} ${String(block)} ${said}`}>
          {language !== undefined && `${language.toUpperCase()} · `}
          {block !== undefined && `${t('content.block', { number: block })} · `}
          {said}
        </li>
      ))}
    </ul>
  );
}
