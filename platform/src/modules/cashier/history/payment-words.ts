import type { DepositStatus } from '@paddock/contract/schemas';

type Words = Readonly<Record<DepositStatus, string>>;

const ENGLISH: Words = {
  created: 'Not paid yet',
  pending: 'Waiting for the payment provider',
  succeeded: 'Credited',
  failed: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Not paid in time',
  refunded: 'Sent back',
  'charged-back': 'Charged back',
};

const RUSSIAN: Words = {
  created: 'Ещё не оплачен',
  pending: 'Ждём ответа платёжной системы',
  succeeded: 'Зачислен',
  failed: 'Отклонён',
  cancelled: 'Отменён',
  expired: 'Не оплачен вовремя',
  refunded: 'Возвращён',
  'charged-back': 'Отозван плательщиком',
};

/** How a payment stands, in the player's language; English where it is not known (S3-10 translate_message). */
export function paymentWords(language: string): Words {
  return language === 'ru' ? RUSSIAN : ENGLISH;
}
