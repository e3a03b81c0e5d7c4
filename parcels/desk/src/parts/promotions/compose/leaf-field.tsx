import { useContext } from 'react';
import { currencyOf, directionOf } from '@paddock/contract';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Field, TextArea, TextInput } from '@paddock/styleguide';
import { AmountInput, Checkbox, SelectField } from '@paddock/styleguide/forms';

import type { Part } from '../../../model/promotions/form-parts.ts';
import { textIn } from '../../../model/promotions/typed-terms.ts';
import { wrongAt } from '../../../model/promotions/wrong-places.ts';
import styles from '../promotions.module.css';
import { usePromotionWords } from '../use-promotion-words.ts';
import { useComposing } from './compose-context.ts';
import { CurrencyContext } from './currency-context.ts';
import { MomentField } from './moment-field.tsx';
import type { PartFieldProps } from './part-field.tsx';
import { useWrongWords } from './use-wrong-words.ts';

type LeafPart = Extract<Part, { readonly as: 'choice' | 'flag' | 'number' | 'moment' | 'amount' | 'text' }>;
/** Longer texts are written on several lines. */
const LONG = 200;

/** One field, which tells that it was left. */
export function LeafField(props: PartFieldProps<LeafPart>) {
  const { touch } = useComposing();
  return (
    <div
      className={styles.leaf}
      onBlur={({ currentTarget, relatedTarget }) => {
        // From a day to its time is no leaving.
        if (!currentTarget.contains(relatedTarget)) touch(props.path);
      }}
    >
      <Leaf {...props} />
    </div>
  );
}

function Leaf(props: PartFieldProps<LeafPart>) {
  const { part, label, path, typed, isOptional, onTyped } = props;
  const t = useT('desk');
  const say = useWrongWords();
  const { wrong } = useComposing();
  const error = say.ofField(wrongAt(wrong, path));
  if (part.as === 'flag')
    return (
      <Checkbox
        label={label}
        error={error}
        checked={typed === true}
        onChange={(event) => onTyped(event.currentTarget.checked, path)}
      />
    );
  if (part.as === 'moment')
    return (
      <MomentField
        label={label}
        typed={textIn(typed)}
        error={error}
        onTyped={(text) => onTyped(text, path)}
      />
    );
  const isNullable = part.as === 'text' && part.isNullable;
  return (
    <Field label={label} error={error} hint={isOptional || isNullable ? t('promotions.optional') : undefined}>
      <Input {...props} part={part} />
    </Field>
  );
}

function Input(props: PartFieldProps<Exclude<LeafPart, { readonly as: 'flag' | 'moment' }>>) {
  const { part, path, typed, onTyped } = props;
  const format = useFormat();
  const currency = useContext(CurrencyContext);
  const text = textIn(typed);
  const write = (value: string) => onTyped(value, path);
  switch (part.as) {
    case 'choice':
      return <Choice {...props} part={part} />;
    case 'amount': {
      const { exponent } = currencyOf(currency ?? 'EUR');
      const unit = currency === null ? {} : { currencyCode: currency };
      return (
        <AmountInput
          {...unit}
          exponent={exponent}
          decimalMark={format.decimalMark}
          value={text}
          onValueChange={write}
        />
      );
    }
    case 'number':
      return (
        <TextInput
          inputMode={part.form === 'whole' ? 'numeric' : 'decimal'}
          autoComplete="off"
          dir="ltr"
          maxLength={12}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
        />
      );
    default: {
      const common = { ...writtenIn(path), maxLength: part.most, value: text };
      return part.most > LONG && part.isLine !== true ? (
        <TextArea {...common} rows={3} onChange={(event) => write(event.currentTarget.value)} />
      ) : (
        <TextInput {...common} autoComplete="off" onChange={(event) => write(event.currentTarget.value)} />
      );
    }
  }
}

/** The language of a text that players read: of what is typed, not of the labels beside it. */
function writtenIn(path: string): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } {
  const [, lang] = /^\/(?:terms\/text|race\/name)\/([a-z]{2})(?:\/|$)/.exec(path) ?? [];
  return lang === undefined ? {} : { lang, dir: directionOf(lang) };
}

function Choice(props: PartFieldProps<Extract<Part, { readonly as: 'choice' }>>) {
  const { part, path, typed, isOptional, onTyped } = props;
  const t = useT('desk');
  const words = usePromotionWords();
  const { names } = useComposing();
  const name = path.split('/').at(-1) ?? '';
  const values = part.from === null ? part.values : names[part.from];
  return (
    <SelectField
      size={36}
      value={textIn(typed)}
      placeholder={isOptional ? undefined : t('promotions.choose')}
      onChange={(event) => onTyped(event.currentTarget.value, path)}
      options={[
        ...(isOptional ? [{ value: '', label: t('promotions.nothing') }] : []),
        ...values.map((value) => ({ value, label: words.choice(name, value) })),
      ]}
    />
  );
}
