import { useT } from '@paddock/shared-utils/react';
import { Field, IconButton } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import type { NameList } from '../../../model/promotions/field-forms.ts';
import type { Part } from '../../../model/promotions/form-parts.ts';
import { emptyOf, groupIn } from '../../../model/promotions/typed-terms.ts';
import { wrongOfPart } from '../../../model/promotions/wrong-places.ts';
import styles from '../promotions.module.css';
import { usePromotionWords } from '../use-promotion-words.ts';
import { useComposing } from './compose-context.ts';
import { CurrencyContext } from './currency-context.ts';
import { Framed } from './framed.tsx';
import { FieldsOf } from './group-fields.tsx';
import { PartField, type PartFieldProps } from './part-field.tsx';
import { useWrongWords } from './use-wrong-words.ts';

const ADD: Partial<Record<NameList, string>> = {
  currencies: 'addCurrency',
  sports: 'addSport',
  ownGames: 'addGame',
};

/** The same fields for each currency, product, sport or game that is named, with the ways to name one more and to leave one out. */
export function RecordField(
  props: PartFieldProps<Extract<Part, { readonly as: 'by-currency' | 'by-product' }>>,
) {
  const { part, label, path, typed, onTyped } = props;
  const t = useT('desk');
  const words = usePromotionWords();
  const say = useWrongWords();
  const { names, wrong } = useComposing();
  const isCurrency = part.as === 'by-currency';
  const said = groupIn(typed);
  const keys = Object.keys(said);
  const nameOf = (key: string): string => (part.as === 'by-currency' ? key : words.named(part.from, key));
  const others = names[part.as === 'by-currency' ? 'currencies' : part.from].filter(
    (key) => !keys.includes(key),
  );
  return (
    <Framed label={label} path={path}>
      {keys.map((key) => {
        const at = `${path}/${key}`;
        const inner = {
          ...{ path: at, typed: said[key], isOptional: false },
          onTyped: (value: (typeof said)[string], place: string) => onTyped({ ...said, [key]: value }, place),
        };
        const found = say.ofField(part.of.as === 'group' ? wrongOfPart(wrong, at) : undefined);
        return (
          <CurrencyContext key={key} value={isCurrency ? key : null}>
            <div className={styles.row}>
              <div className={styles.rowFields}>
                {part.of.as === 'group' ? (
                  <>
                    <b>{nameOf(key)}</b>
                    <FieldsOf {...inner} part={part.of} />
                    {found !== undefined && <p className={styles.wrong}>{found}</p>}
                  </>
                ) : (
                  <PartField {...inner} part={part.of} label={nameOf(key)} />
                )}
              </div>
              <IconButton
                icon="close"
                iconSize={16}
                label={t('promotions.remove', { name: `${label}, ${nameOf(key)}` })}
                onClick={() => {
                  const { [key]: _left, ...rest } = said;
                  onTyped(rest, at);
                }}
              />
            </div>
          </CurrencyContext>
        );
      })}
      {others.length > 0 && (
        <Field label={t('promotions.add', { name: label })} labelHidden className={styles.add}>
          <SelectField
            size={36}
            value=""
            placeholder={t(
              `promotions.${ADD[part.as === 'by-currency' ? 'currencies' : part.from] ?? 'addProduct'}`,
            )}
            onChange={(event) => {
              const key = event.currentTarget.value;
              onTyped({ ...said, [key]: emptyOf(part.of) }, `${path}/${key}`);
            }}
            options={others.map((value) => ({ value, label: nameOf(value) }))}
          />
        </Field>
      )}
    </Framed>
  );
}
