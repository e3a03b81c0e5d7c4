import { useT } from '@paddock/shared-utils/react';

/** Words of parts of promotions; of a part that is newer than these words its own name. */
export function usePromotionWords() {
  const t = useT('desk');
  const common = useT('common');
  const or = (key: string, name: string): string => {
    const said = t(key);
    return said === key ? name : said;
  };
  return {
    starts: (on: string) => or(`promotions.starts.${on}`, on),
    gives: (kind: string) => or(`promotions.gives.${kind}`, kind),
    field: (name: string) => or(`promotions.fields.${name}`, name),
    choice: (name: string, value: string) => or(`promotions.choices.${name}.${value}`, value),
    product: (name: string) => or(`promotions.products.${name}`, name),
    sport: (code: string) => {
      const said = common(`sport.${code}`);
      return said === `sport.${code}` ? code : said;
    },
  };
}
