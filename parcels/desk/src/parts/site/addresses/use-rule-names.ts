import { useT } from '@paddock/shared-utils/react';

/** A rule as the server names it. */
const RULE = /\b(exact|prefix|pattern) (\/[^\s,]*)/g;

/** Says rules in a text of the server as lists show them: `exact /old` is `/old · This address alone`. */
export function useRuleNames(): (text: string) => string {
  const t = useT('desk');
  return (text) =>
    text.replace(
      RULE,
      (_name, kind: string, from: string) => `${from} · ${t(`site.addresses.kinds.${kind}`)}`,
    );
}
