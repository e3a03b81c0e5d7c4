import { useT } from '@paddock/shared-utils/react';

import { partNames, valuesOf, type Wrong } from '../../../model/promotions/wrong-places.ts';
import { usePromotionWords } from '../use-promotion-words.ts';

/** Says what is wrong in plain words of whoever composes. */
export function useWrongWords() {
  const t = useT('desk');
  const words = usePromotionWords();
  /** Each of what is named in its own words: a product, or a value of the field. */
  const namesIn = (field: string, named: string): string =>
    named
      .split(', ')
      .map((code) => {
        if (field === 'kind') return words.gives(code);
        if (field === 'on') return words.starts(code);
        const choice = words.choice(field, code);
        return choice === code ? words.product(code) : choice;
      })
      .join(', ');
  const placeOf = (name: string): string => {
    if (/^\d+$/.test(name)) return String(Number(name) + 1);
    const field = words.field(name);
    return field === name ? words.product(name) : field;
  };
  const rule = (wrong: Wrong): string => {
    if (wrong.problem !== undefined) {
      const { kind, named, other, text } = wrong.problem;
      return kind === null ? text : t(`site.problems.${kind}`, { named, other });
    }
    const { limit, named } = valuesOf(wrong);
    const key = `promotions.wrong.${wrong.rule ?? 'other'}`;
    const said = t(key, { limit, named: namesIn(wrong.at.split('/').at(-1) ?? '', named) });
    // A server that is newer than this tab has rules of which nothing is said here.
    return said === key ? t('promotions.wrong.other') : said;
  };
  return {
    rule,
    ofField: (wrong: Wrong | undefined): string | undefined => wrong && rule(wrong),
    /** "What is given · EUR · Amount: not filled in yet". */
    whole: (wrong: Wrong): string => {
      const names = partNames(wrong.at).map(placeOf);
      return names.length === 0 ? rule(wrong) : `${names.join(' · ')}: ${rule(wrong)}`;
    },
  };
}
