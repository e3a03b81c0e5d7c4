import { languageName } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';

import { isLanguage, type NameList } from '../../model/promotions/field-forms.ts';

/** Words of parts of promotions; of a part that is newer than these words its own name. */
export function usePromotionWords() {
  const t = useT('desk');
  const common = useT('common');
  const or = (key: string, name: string): string => {
    const said = t(key);
    return said === key ? name : said;
  };
  const starts = (on: string) => or(`promotions.starts.${on}`, on);
  const gives = (kind: string) => or(`promotions.gives.${kind}`, kind);
  const choice = (name: string, value: string) =>
    isLanguage(name) ? languageName(value) : or(`promotions.choices.${name}.${value}`, value);
  const product = (name: string) => or(`promotions.products.${name}`, name);
  const sport = (code: string) => {
    const said = common(`sport.${code}`);
    return said === `sport.${code}` ? code : said;
  };
  return {
    starts,
    gives,
    choice,
    /** Of what a tag tells apart. */
    kind: (tag: string) => (value: string) => {
      if (tag === 'on') return starts(value);
      return tag === 'kind' ? gives(value) : choice(tag, value);
    },
    field: (name: string) => or(`promotions.fields.${name}`, name),
    product,
    sport,
    /** What the site has of a list. */
    named: (list: NameList, code: string) => {
      if (list === 'sports') return sport(code);
      return list === 'products' ? product(code) : code;
    },
  };
}
