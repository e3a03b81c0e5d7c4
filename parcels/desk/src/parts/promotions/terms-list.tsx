import { listText, partsText } from '@paddock/contract';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SummaryList } from '@paddock/styleguide';

import { formOf, numberText } from '../../model/promotions/field-forms.ts';
import {
  TERMS_SECTIONS,
  termsLines,
  type TermsLine,
  type TermsName,
  type TermsParts,
} from '../../model/promotions/terms-lines.ts';
import styles from './promotions.module.css';
import { usePromotionWords } from './use-promotion-words.ts';

/** Terms in plain words: whom they are for, what starts and what is given, what it wants, and its limits. */
export function TermsList({ terms }: { readonly terms: TermsParts }) {
  const t = useT('desk');
  const words = usePromotionWords();
  const say = useTermsWords();
  return (
    <div className={styles.terms} data-testid="promotion-terms">
      {TERMS_SECTIONS.filter((section) => terms[section] !== undefined).map((section) => {
        const lines = termsLines(terms, section);
        return (
          <section key={section} aria-label={words.field(section)}>
            <h3 className={styles.termsPart}>{words.field(section)}</h3>
            {lines.length === 0 ? (
              <p className={styles.quiet}>{t(`promotions.none.${section}`)}</p>
            ) : (
              <SummaryList
                lines={lines.map((line, at) => ({
                  id: String(at),
                  label: say.label(line),
                  value: say.value(line),
                }))}
              />
            )}
          </section>
        );
      })}
    </div>
  );
}

function useTermsWords() {
  const t = useT('desk');
  const format = useFormat();
  const words = usePromotionWords();
  const nameOf = (name: TermsName): string => {
    if (name.as === 'sport') return words.sport(name.code);
    if ('code' in name) return name.as === 'product' ? words.product(name.code) : name.code;
    const field = KIND.includes(name.name) ? t('promotions.kind') : words.field(name.name);
    return name.as === 'place' ? `${field} ${format.number(name.number)}` : field;
  };
  const codeOf = (field: string, code: string): string => {
    if (field === 'sports') return words.sport(code);
    if (field === 'products') return words.product(code);
    if (field === 'kind') return words.gives(code);
    if (field === 'on') return words.starts(code);
    return words.choice(field, code);
  };
  return {
    label: ({ names }: TermsLine) => partsText(names.map(nameOf), format.language),
    value({ field, value, currency }: TermsLine): string {
      if (value === null) return t('promotions.nothing');
      if (typeof value === 'boolean') return t(`promotions.${value ? 'yes' : 'no'}`);
      if (typeof value === 'number') {
        const form = formOf(field);
        const typed =
          form === 'odds'
            ? format.odds(value)
            : format.decimal(numberText(value, form === 'moment' ? 'whole' : form));
        return PERCENTS.includes(field) ? t('promotions.percent', { value: typed }) : typed;
      }
      if (typeof value === 'string')
        return currency === null ? codeOf(field, value) : format.amount(value, currency);
      return listText(
        value.map((one) => codeOf(field, String(one))),
        format.language,
      );
    },
  };
}

/** What tells kinds of gifts and starts apart. */
const KIND: readonly string[] = ['kind', 'on'];
/** Shares of a stake among them: by product, by sport and by game of ours. */
const PERCENTS: readonly string[] = ['percent', 'edges', 'edgeShare', 'products', 'sports', 'ownGames'];
