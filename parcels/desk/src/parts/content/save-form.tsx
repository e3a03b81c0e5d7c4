import { languageNameIn } from '@paddock/contract';
import { api, type ApiProblem } from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useT } from '@paddock/shared-utils/react';

import { withAnchors } from '../../model/anchors.ts';
import { bodyOf, type EditedDocument } from '../../model/edited-document.ts';
import { problemPlaces, type ProblemPlace, type RefusedDocument } from '../../model/problem-places.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { useProblemWords } from './editor/refused.tsx';
import { useLanguages } from './editor/use-languages.ts';
import type { Editing } from './use-editing.ts';

interface SaveFormProps {
  readonly address: string;
  readonly editing: Editing;
  /** Tells what was sent and is not taken, which is then said beside it. */
  readonly onRefused: (refused: RefusedDocument) => void;
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

  async function send(reason: string) {
    const sent = withAnchors(document, [own, ...languages]);
    if (sent !== document) change(sent);
    const answer = await api.post(
      '/operator-api/content/drafts',
      { address, seen, reason, body: bodyOf(sent) },
      { bearer: { token } },
    );
    if (answer.ok) saved(answer.data.number, sent);
    else onRefused({ document: sent, places: problemPlaces(answer.problem.details, languages) });
    return answer;
  }

  return (
    <DeskForm
      title={t('content.save')}
      consequence={t('content.saveConsequence')}
      submitLabel={t('content.save')}
      missing={Object.keys(document.texts).length === 0 ? t('content.noText') : null}
      refused={(problem) => <Places problem={problem} document={document} />}
      leadsOn={({ details }) => problemPlaces(details, languages).length > 0}
      send={send}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}

interface PlacesProps {
  readonly problem: ApiProblem;
  /** As it was sent, or written on since: what its blocks are called. */
  readonly document: EditedDocument;
}

/** What the server does not take, block by block. */
function Places({ problem, document }: PlacesProps) {
  const t = useT('desk');
  const language = useLanguage();
  const say = useProblemWords();
  const languages = useLanguages(document);
  const blockOf = (place: ProblemPlace) =>
    document.texts[place.language ?? '']?.blocks[place.block ?? -1]?.said.block;
  const whereOf = (place: ProblemPlace): readonly string[] => {
    const block = blockOf(place);
    return [
      ...(place.language === undefined ? [] : [languageNameIn(place.language, language)]),
      ...(place.block === undefined ? [] : [t('content.block', { number: place.block + 1 })]),
      ...(block === undefined ? [] : [t(`content.blocks.${block}`)]),
    ];
  };
  const lines = problemPlaces(problem.details, languages).flatMap((place) =>
    say.all([place], blockOf(place)).map((words) => [...whereOf(place), words].join(' · ')),
  );
  return (
    <ul>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
