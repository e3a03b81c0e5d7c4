import { createContext, useContext } from 'react';
import { partsText } from '@paddock/contract';
import type { ContentBlockKind } from '@paddock/contract/schemas';
import { useLanguage, useT } from '@paddock/shared-utils/react';

import { fieldLabel, lineLabel, type LabelWords } from '../../../model/field-label.ts';
import {
  placesOfFact,
  placesOfLine,
  type Fact,
  type ProblemPlace,
  type RefusedDocument,
} from '../../../model/problem-places.ts';
import { useTypedLanguage } from './typed-language.ts';

/** What was refused of the document that is written on; null before anything was. */
export const Refused = createContext<RefusedDocument | null>(null);

/** What is wrong with a line of the text around, for its field; nothing where it is well. */
export function useLineProblem(name: 'title' | 'description' | 'lead', typed: string): string | undefined {
  const refused = useContext(Refused);
  const { lang } = useTypedLanguage();
  const say = useProblemWords();
  const [first] = placesOfLine(refused, lang, name, typed);
  return first && say.rule(first);
}

/** What is wrong with a fact of the document, for its field; nothing where it is well. */
export function useFactProblem(name: Fact, typed: string): string | undefined {
  const refused = useContext(Refused);
  const say = useProblemWords();
  const [first] = placesOfFact(refused, name, typed);
  return first && say.rule(first);
}

/** Says what is wrong in the language of whoever edits. */
export function useProblemWords() {
  const t = useT('desk');
  const language = useLanguage();
  const rule = ({ rule: name, limit, named }: ProblemPlace): string =>
    t(`content.wrong.${name}`, { limit: limit ?? 0, named: named ?? '' });
  const named = (words: readonly LabelWords[]): string =>
    partsText(
      words.map(({ key, values = {}, number }) =>
        number === undefined ? t(key, values) : `${t(key, values)} ${number}`,
      ),
      language,
    );
  const label = (path: readonly string[], kind: ContentBlockKind | undefined): string =>
    named(kind === undefined ? lineLabel(path) : fieldLabel(kind, path));
  const problem = (place: ProblemPlace, kind: ContentBlockKind | undefined): string => {
    const name = label(place.path, kind);
    return name === '' ? rule(place) : t('content.wrongAt', { name, problem: rule(place) });
  };
  return {
    rule,
    /** "Picture: not filled in yet". */
    problem,
    /** A place in a block of some kind, or a line of a text, as the page names it. */
    label,
    /** Problems of several places, each once. */
    all: (places: readonly ProblemPlace[], kind: ContentBlockKind | undefined): readonly string[] => [
      ...new Set(places.map((place) => problem(place, kind))),
    ],
  };
}
