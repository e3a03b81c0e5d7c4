import { useState } from 'react';
import type { ForgotPasswordRequest, ForgotPasswordView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useLanguage, type Refusal } from '@paddock/shared-utils/react';

export type RecoveryWay = ForgotPasswordRequest['channel'];

/** What was typed and sent on the way to a new password. */
export interface Recovery {
  readonly way: RecoveryWay;
  readonly email: string;
  readonly phone: string;
  readonly pending: boolean;
  readonly refusal: Refusal | null;
  /** The link or code on its way; null before. */
  readonly sent: ForgotPasswordView | null;
  readonly choose: (way: RecoveryWay) => void;
  readonly type: (typed: { readonly email?: string; readonly phone?: string }) => void;
  /** Asks for a link or code, also again. */
  readonly ask: () => Promise<void>;
  /** Back to where it is to go. */
  readonly other: () => void;
}

export function useRecovery(): Recovery {
  const language = useLanguage();
  const [way, setWay] = useState<RecoveryWay>('email');
  const [typed, setTyped] = useState({ email: '', phone: '' });
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sent, setSent] = useState<ForgotPasswordView | null>(null);

  async function ask(): Promise<void> {
    if (pending) return;
    setPending(true);
    const request: ForgotPasswordRequest =
      way === 'email'
        ? { channel: way, email: typed.email.trim(), language }
        : { channel: way, phone_number: typed.phone.trim(), language };
    const answer = await api.post<ForgotPasswordView>('/auth/forgot-password', request);
    setPending(false);
    if (answer.ok) {
      setRefusal(null);
      setSent(answer.data);
    } else setRefusal((last) => ({ problem: answer.problem, attempt: (last?.attempt ?? 0) + 1 }));
  }

  return {
    ...typed,
    way,
    pending,
    refusal,
    sent,
    choose(chosen) {
      setWay(chosen);
      setRefusal(null);
    },
    type(change) {
      setTyped({ ...typed, ...change });
      setRefusal(null);
    },
    ask,
    other: () => setSent(null),
  };
}
