import { useState } from 'react';
import type { StepUpRequest, WithdrawalView } from '@paddock/contract/schemas';
import {
  api,
  auth$,
  hrefFor,
  isLost,
  navigate,
  refreshAccounts,
  serverNowMs,
  storageItem,
  type ApiResult,
} from '@paddock/shared-utils';
import { useSender, useStreamValue, useSubmit, type Refusal } from '@paddock/shared-utils/react';

import { ASKED_WITHDRAWAL, stillAsked, type AskedWithdrawal } from '../model/asked-withdrawal.ts';

type Wish = Pick<AskedWithdrawal, 'request' | 'currency' | 'to'>;

function wishOf({ request, currency, to }: AskedWithdrawal): Wish {
  return { request, currency, to };
}

/** What is sent: with a proof of who is there, where the server asked for one. */
interface Asking {
  readonly wish: Wish;
  readonly proof: StepUpRequest | null;
}

export interface AskWithdrawal {
  readonly ask: (wish: Wish, proof: StepUpRequest | null) => Promise<void>;
  /** The server wants to know first who is there. */
  readonly needsProof: boolean;
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
  const [needsProof, setNeedsProof] = useState(false);
  const unanswered = stillAsked(kept, userId, serverNowMs());

  const send = useSender(
    ({ request }: Wish, key): Promise<ApiResult<WithdrawalView>> =>
      api.post('/web-api/cashier/withdrawals', request, { key }),
    {
      read() {
        const asked = stillAsked(item.read(), userId, serverNowMs());
        return asked === null ? undefined : { request: wishOf(asked), key: asked.key };
      },
      write(open) {
        if (open === undefined) item.remove();
        else item.write({ ...open.request, key: open.key, userId: userId ?? '', askedAtMs: serverNowMs() });
      },
    },
  );

  async function deliver({ wish, proof }: Asking): Promise<ApiResult<WithdrawalView>> {
    if (proof !== null) {
      const proved = await api.post('/web-api/user/security/step-up', proof);
      if (!proved.ok) return proved;
      setNeedsProof(false);
    }
    const result = await send(wish);
    setKept(item.read());
    if (isLost(result)) return result;
    if (!result.ok && result.problem.code === 'STEP_UP_REQUIRED') setNeedsProof(true);
    else if (!result.ok) onRefused();
    return result;
  }

  const { submit, pending, refusal, forget } = useSubmit(deliver, ({ data: { id } }) => {
    void refreshAccounts();
    // Back leads to the choice, not to a form that was sent.
    navigate(hrefFor(`/office/deduce/${id}`), { replace: true });
  });
  return {
    ask: (wish, proof) => submit({ wish, proof }),
    needsProof,
    pending,
    refusal,
    forgetRefusal: forget,
    unanswered,
    askAgain: () => void (unanswered !== null && submit({ wish: wishOf(unanswered), proof: null })),
    giveUp() {
      item.remove();
      setKept(null);
      forget();
    },
  };
}
