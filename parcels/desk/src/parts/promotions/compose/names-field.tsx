import { useState } from 'react';
import { Field, TextInput } from '@paddock/styleguide';
import { Checkbox } from '@paddock/styleguide/forms';
import { useT } from '@paddock/shared-utils/react';

import { codeOf } from '../../../model/promotions/field-forms.ts';
import type { Part } from '../../../model/promotions/form-parts.ts';
import { listIn, textIn } from '../../../model/promotions/typed-terms.ts';
import { wrongAt } from '../../../model/promotions/wrong-places.ts';
import styles from '../promotions.module.css';
import { usePromotionWords } from '../use-promotion-words.ts';
import { useComposing } from './compose-context.ts';
import { Framed } from './framed.tsx';
import type { PartFieldProps } from './part-field.tsx';
import { useWrongWords } from './use-wrong-words.ts';

type NamesPart = Extract<Part, { readonly as: 'names' }>;

/** Codes: ticked among those there are, or typed where anything may be named. */
export function NamesField(props: PartFieldProps<NamesPart>) {
  const { part, typed } = props;
  const { names } = useComposing();
  const chosen = listIn(typed).map(textIn);
  const known = part.from === null ? part.values : names[part.from];
  if (known.length === 0) return <TypedNames {...props} chosen={chosen} />;
  // One that is there no more is shown, so that it can be left out.
  return <TickedNames {...props} chosen={chosen} known={[...new Set([...known, ...chosen])]} />;
}

interface ChosenProps extends PartFieldProps<NamesPart> {
  readonly chosen: readonly string[];
}

function TickedNames(props: ChosenProps & { readonly known: readonly string[] }) {
  const { part, label, path, isOptional, chosen, known, onTyped } = props;
  const t = useT('desk');
  const words = usePromotionWords();
  const say = useWrongWords();
  const { wrong } = useComposing();
  const nameOf = (code: string): string => {
    if (part.from === 'sports') return words.sport(code);
    if (part.from === 'products') return words.product(code);
    return part.from === null ? words.choice(path.split('/').at(-1) ?? '', code) : code;
  };
  const inner = wrongAt(wrong, path);
  return (
    <Framed label={label} path={path}>
      {isOptional && <p className={styles.quiet}>{t('promotions.allIfNone')}</p>}
      <div className={styles.ticks}>
        {known.map((code) => (
          <Checkbox
            key={code}
            label={nameOf(code)}
            checked={chosen.includes(code)}
            onChange={(event) =>
              onTyped(
                event.currentTarget.checked ? [...chosen, code] : chosen.filter((one) => one !== code),
                path,
              )
            }
          />
        ))}
      </div>
      {inner !== undefined && inner.at !== path && <p className={styles.wrong}>{say.rule(inner)}</p>}
    </Framed>
  );
}

function TypedNames({ label, path, isOptional, chosen, onTyped }: ChosenProps) {
  const t = useT('desk');
  const say = useWrongWords();
  const { wrong, touch } = useComposing();
  const name = path.split('/').at(-1) ?? '';
  const codesIn = (typed: string): readonly string[] =>
    typed
      .split(/[\s,،]+/)
      .filter((code) => code !== '')
      .map((code) => codeOf(name, code));
  // What is typed between two codes is kept while it means the same codes.
  const [text, setText] = useState(chosen.join(', '));
  const isSame = codesIn(text).join() === chosen.join();
  return (
    <Field
      label={label}
      hint={isOptional ? t('promotions.codesOptional') : t('promotions.codes')}
      error={say.ofField(wrongAt(wrong, path))}
    >
      <TextInput
        autoComplete="off"
        dir="ltr"
        maxLength={2_000}
        value={isSame ? text : chosen.join(', ')}
        onBlur={() => touch(path)}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onTyped(codesIn(event.currentTarget.value), path);
        }}
      />
    </Field>
  );
}
