import { partsText } from '@paddock/contract';
import type { ApiProblem } from '@paddock/shared-utils';
import { useLanguage, useT } from '@paddock/shared-utils/react';

import { keyProblem } from '../../model/site/key-problems.ts';

interface Said {
  readonly problems?: readonly string[];
  readonly keys?: readonly string[];
}

/** What the server says of a change that it did not take: each place that is wrong, or the keys that others changed. */
export function RefusedKeys({ problem }: { readonly problem: Pick<ApiProblem, 'details'> }) {
  const t = useT('desk');
  const language = useLanguage();
  const { problems = [], keys = [] } = (problem.details ?? {}) as Said;
  return (
    <>
      {problems.length > 0 && (
        <ul>
          {problems.map((text) => (
            <li key={text}>
              <WrongPlace text={text} />
            </li>
          ))}
        </ul>
      )}
      {keys.length > 0 && <p>{t('site.changedKeys', { keys: partsText(keys, language) })}</p>}
    </>
  );
}

/** A place as the server names it, and what is wrong there in the operator's language where there are words for it. */
function WrongPlace({ text: problem }: { readonly text: string }) {
  const t = useT('desk');
  const { place, kind, named, other, text } = keyProblem(problem);
  return (
    <>
      {place !== null && (
        <>
          <bdi dir="ltr">{place}</bdi>{' '}
        </>
      )}
      {kind === null ? (
        <bdi dir="ltr" lang="en">
          {text}
        </bdi>
      ) : (
        <bdi>{t(`site.problems.${kind}`, { named, other })}</bdi>
      )}
    </>
  );
}
