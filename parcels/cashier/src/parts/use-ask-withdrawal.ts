import { useState } from 'react';
import type { WithdrawalView } from '@paddock/contract/schemas';
import {
  api,
  auth$,
  hrefFor,
  navigate,
  newKey,
  refreshAccounts,
  serverNowMs,
  storageItem,
  type ApiResult,
} from '@paddock/shared-utils';
import { useStreamValue, useSubmit, type Refusal } from '@paddock/shared-utils/react';

import { ASKED_WITHDRAWAL, isLost, stillAsked, type AskedWithdrawal } from '../model/asked-withdrawal.ts';

type Wish = Pick<AskedWithdrawal, 'request' | 'currency' | 'to'>;

export interface AskWithdrawal {
  readonly ask: (wish: Wish) => Promise<void>;
  readonly pending: boolean;
  readonly refusal: Refusal | null;
  readonly forgetRefusal: () => void;
  /** Was sent, here or before a reload, and nobody knows whether it was taken; null when all is known. */
  readonly unanswered: AskedWithdrawal | null;
  /** Sends the unanswered one again under its own key: it is taken once however often it is asked for (rules §4). */
  readonly askAgain: () => void;
  /** Gives the unanswered one up. */
  readonly giveUp: () => void;
}

/** Asks for a withdrawal once: its key is kept until the server has answered, over a broken line and a reload. */
export function useAskWithdrawal(onRefused: () => void): AskWithdrawal {
  const userId = useStreamValue(auth$, (auth) => auth.userId);
  const [item] = useState(() => storageItem(ASKED_WITHDRAWAL));
  const [kept, setKept] = useState(() => item.read());
  const unanswered = stillAsked(kept, userId, serverNowMs());

  async function send(asked: AskedWithdrawal): Promise<ApiResult<WithdrawalView>> {
    item.write(asked);
    const result = await api.post<WithdrawalView>('/cashier/withdrawals', asked.request, { key: asked.key });
    if (isLost(result)) {
      setKept(asked);
      return result;
    }
    item.remove();
    setKept(null);
    if (!result.ok) onRefused();
    return result;
  }

  const { submit, pending, refusal, forget } = useSubmit(send, ({ data: { id } }) => {
    void refreshAccounts();
    // Back leads to the choice, not to a form that was sent.
    navigate(hrefFor(`/office/deduce/${id}`), { replace: true });
  });
  return {
    ask: (wish) => submit({ ...wish, key: newKey(), userId: userId ?? '', askedAtMs: serverNowMs() }),
    pending,
    refusal,
    forgetRefusal: forget,
    unanswered,
    askAgain: () => void (unanswered !== null && submit(unanswered)),
    giveUp() {
      item.remove();
      setKept(null);
      forget();
    },
  };
}
