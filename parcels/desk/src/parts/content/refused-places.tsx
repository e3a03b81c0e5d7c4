import { languageNameIn } from '@paddock/contract';
import type { ApiProblem } from '@paddock/shared-utils';
import { useLanguage, useT } from '@paddock/shared-utils/react';

import type { EditedDocument } from '../../model/edited-document.ts';
import { problemPlaces, type ProblemPlace } from '../../model/problem-places.ts';
import { useProblemWords } from './editor/refused.tsx';
import { useLanguages } from './editor/use-languages.ts';

interface RefusedPlacesProps {
  readonly problem: ApiProblem;
  /** As it was sent, or written on since: what its blocks are called. */
  readonly document: EditedDocument;
}

/** What the server does not take, block by block. */
export function RefusedPlaces({ problem, document }: RefusedPlacesProps) {
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
