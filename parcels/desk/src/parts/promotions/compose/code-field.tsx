import { Field, TextInput } from '@paddock/styleguide';

import { wrongAt } from '../../../model/promotions/wrong-places.ts';
import { usePromotionWords } from '../use-promotion-words.ts';
import type { ShownWrong } from './use-shown-wrong.ts';
import { useWrongWords } from './use-wrong-words.ts';

interface CodeFieldProps {
  /** Where it stands in what is refused. */
  readonly at: string;
  /** Of what it is the code, as `promotions.fields` names it. */
  readonly name: string;
  readonly hint: string;
  readonly maxLength: number;
  readonly code: string;
  readonly wrong: ShownWrong;
  readonly onTyped: (code: string) => void;
}

/** The code of something new, with what is wrong with it once it was left. */
export function CodeField({ at, name, hint, maxLength, code, wrong, onTyped }: CodeFieldProps) {
  const words = usePromotionWords();
  const say = useWrongWords();
  return (
    <Field label={words.field(name)} hint={hint} error={say.ofField(wrongAt(wrong.shown, at))}>
      <TextInput
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={maxLength}
        value={code}
        onBlur={() => wrong.touch(at)}
        onChange={(event) => {
          wrong.typed(at);
          onTyped(event.currentTarget.value.trim());
        }}
      />
    </Field>
  );
}
