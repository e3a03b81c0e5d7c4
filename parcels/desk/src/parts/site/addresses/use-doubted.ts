import { useState } from 'react';
import type { CommandResult } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';

import type { Doubt } from '../../doubt-dialog.tsx';

export interface Doubted {
  /** The server doubts what stands in the form: it is asked again before it is sent, and sent as meant. */
  readonly isDoubted: boolean;
  readonly doubt: Doubt | undefined;
  /** Takes notice of an answer to it. */
  readonly heard: (answer: CommandResult) => void;
}

/**
 * What a change of rules has to be confirmed for, since it leads to no page or covers one that is read.
 * @param what the change; another one is not doubted before it was sent
 * @param isKnown it is known to be doubted before it is sent
 */
export function useDoubted(what: unknown, isKnown = false): Doubted {
  const t = useT('desk');
  const [doubted, setDoubted] = useState(() => (isKnown ? JSON.stringify(what) : null));
  const isDoubted = doubted !== null && doubted === JSON.stringify(what);
  return {
    isDoubted,
    doubt: isDoubted
      ? {
          title: t('site.addresses.doubt.title'),
          text: t('site.addresses.doubt.text'),
          submitLabel: t('site.addresses.doubt.submit'),
        }
      : undefined,
    heard(answer) {
      if (!answer.ok && answer.problem.code === 'REDIRECTS_DOUBTFUL') setDoubted(JSON.stringify(what));
    },
  };
}
