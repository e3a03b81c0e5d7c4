import { useState } from 'react';
import type { ForgotPasswordRequest, ForgotPasswordView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useLanguage, type Refusal } from '@paddock/shared-utils/react';

import { numberWithCountry } from '../../model/phone-mask.ts';
import { usePhoneData, type PhoneData } from '../phone/use-phone-data.ts';

export type RecoveryWay = ForgotPasswordRequest['channel'];

/** What was typed and sent on the way to a new password. */
export interface Recovery {
  readonly way: RecoveryWay;
  readonly email: string;
  /** Digits after the calling code, as in `ReadPhone`. */
  readonly phone: string;
  readonly phones: PhoneData;
  readonly phoneCountryId: string;
  readonly pending: boolean;
  readonly refusal: Refusal | null;
  /** The link or code on its way; null before. */
  readonly sent: ForgotPasswordView | null;
  readonly choose: (way: RecoveryWay) => void;
  readonly type: (change: Partial<Typed>) => void;
  /** Asks for a link or code, also again. */
  readonly ask: () => Promise<void>;
  /** Back to where it is to go. */
  readonly other: () => void;
}

interface Typed {
  readonly email: string;
  readonly phone: string;
  readonly phoneCountryId: string;
}

export function useRecovery(): Recovery {
  const language = useLanguage();
  const [way, setWay] = useState<RecoveryWay>('email');
  const [typed, setTyped] = useState<Typed>({ email: '', phone: '', phoneCountryId: '' });
  const phones = usePhoneData(way === 'sms');
  const phoneCountryId = typed.phoneCountryId || phones.homeCountryId;
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sent, setSent] = useState<ForgotPasswordView | null>(null);

  async function ask(): Promise<void> {
    if (pending) return;
    setPending(true);
    const request: ForgotPasswordRequest =
      way === 'email'
        ? { channel: way, email: typed.email.trim(), language }
        : { channel: way, ...numberWithCountry(typed.phone, phones.countryOf(phoneCountryId)), language };
    const answer = await api.post('/web-api/auth/forgot-password', request);
    setPending(false);
    if (answer.ok) {
      setRefusal(null);
      setSent(answer.data);
    } else setRefusal((last) => ({ problem: answer.problem, attempt: (last?.attempt ?? 0) + 1 }));
  }

  return {
    ...typed,
    phones,
    phoneCountryId,
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
