import { createContext, useContext, useId, type ReactNode } from 'react';
import { FieldError } from '@paddock/styleguide';

import type { Said } from '../../../model/block-fields.ts';
import { hasOwnField } from '../../../model/field-label.ts';
import { placesOfBlock } from '../../../model/problem-places.ts';
import { Refused, useProblemWords } from './refused.tsx';
import { useTypedLanguage } from './typed-language.ts';

/** Something that is wrong with a block. */
interface BlockProblem {
  /** Where in the block: `steps/0/title`. */
  readonly place: string;
  readonly words: string;
  /** Of the words above the fields; undefined where the field says them itself. */
  readonly id: string | undefined;
}

const BlockProblems = createContext<readonly BlockProblem[]>([]);

interface BlockRefusedProps {
  readonly said: Said;
  readonly children: ReactNode;
}

/** The fields of a block, each of which says what is wrong with it; above them what is said by none. */
export function BlockRefused({ said, children }: BlockRefusedProps) {
  const refused = useContext(Refused);
  const { lang } = useTypedLanguage();
  const say = useProblemWords();
  const own = useId();
  const places = placesOfBlock(refused, lang, said);
  const above = say.all(
    places.filter(({ path }) => !hasOwnField(said.block, path)),
    said.block,
  );
  const idOf = (words: string): string => `${own}-${above.indexOf(words)}`;
  const problems = places.map((place) => {
    const words = say.problem(place, said.block);
    const id = hasOwnField(said.block, place.path) ? undefined : idOf(words);
    return { place: place.path.join('/'), words, id };
  });
  return (
    <BlockProblems value={problems}>
      {above.map((words) => (
        <FieldError key={words} id={idOf(words)}>
          {words}
        </FieldError>
      ))}
      {children}
    </BlockProblems>
  );
}

/** What is wrong at a place of the block or within it, for the field that is there; undefined where it is well. */
export function useFieldProblem(place: string): string | undefined {
  return useContext(BlockProblems).find((one) => isWithin(one.place, place))?.words;
}

interface ToldAbove {
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

/** Ties a control to what is said of it, or of what it is a part of, above the fields of the block. */
export function useToldAbove(): (place: string) => ToldAbove {
  const problems = useContext(BlockProblems);
  return (place) => {
    const id = problems.find((one) => isWithin(place, one.place))?.id;
    return id === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id };
  };
}

const isWithin = (place: string, whole: string): boolean => place === whole || place.startsWith(`${whole}/`);
