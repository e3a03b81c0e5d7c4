import { partsText } from '@paddock/contract';
import type { ApiProblem } from '@paddock/shared-utils';
import { useLanguage, useT } from '@paddock/shared-utils/react';

import { ruleProblem } from '../../../model/site/moved-addresses.ts';
import { useRuleNames } from './use-rule-names.ts';

interface Said {
  readonly problems?: readonly string[];
  readonly keys?: readonly string[];
}

/** What the server says of rules that it did not take: each rule that is wrong, or those that others changed. */
export function RefusedRules({ problem }: { readonly problem: Pick<ApiProblem, 'details'> }) {
  const t = useT('desk');
  const language = useLanguage();
  const named = useRuleNames();
  const { problems = [], keys = [] } = (problem.details ?? {}) as Said;
  return (
    <>
      {problems.length > 0 && (
        <ul>
          {problems.map((text) => (
            <li key={text}>
              <RuleFault text={text} />
            </li>
          ))}
        </ul>
      )}
      {keys.length > 0 && <p>{t('site.changedKeys', { keys: partsText(keys.map(named), language) })}</p>}
    </>
  );
}

/** One refusal of the server in words, after the rule it is about. */
export function RuleFault({ text }: { readonly text: string }) {
  const t = useT('desk');
  const inWords = useRuleNames();
  const { rule, kind, named, text: said } = ruleProblem(text);
  return (
    <>
      {rule !== null && (
        <>
          <bdi>{inWords(rule)}</bdi>:{' '}
        </>
      )}
      {kind === null ? (
        <bdi dir="ltr" lang="en">
          {said}
        </bdi>
      ) : (
        t(`site.addresses.faults.${kind}`, { named: inWords(named) })
      )}
    </>
  );
}
