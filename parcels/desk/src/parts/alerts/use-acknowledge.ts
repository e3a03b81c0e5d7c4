import { notify, type ApiResult } from '@paddock/shared-utils';
import { useLabels } from '@paddock/shared-utils/react';

import { useDesk } from '../session/desk-context.ts';
import { lostOr, type AsOperator } from '../session/use-desk-read.ts';

/** Says that one looks after alerts; a refusal is told beside the page, by what was pressed. */
export function useAcknowledge(
  title: string,
  onChanged: () => void,
): (send: (as: AsOperator) => Promise<ApiResult<unknown>>) => Promise<void> {
  const labels = useLabels();
  const { token, lost } = useDesk();
  return async (send) => {
    const answer = lostOr(await send({ bearer: { token } }), lost);
    if (!answer.ok && answer.status !== 'close') {
      const values = { title, why: labels.problem(answer.problem) };
      notify({ kind: 'error', text: { key: 'desk:form.refusedLater', values } });
    }
    onChanged();
  };
}
