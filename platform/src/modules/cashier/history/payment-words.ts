import { writtenIn, type WrittenFor } from '@paddock/contract';
import type { DepositStatus } from '@paddock/contract/schemas';

import type { Spoken } from '../../../kernel/spoken.ts';

type Words = Readonly<Record<DepositStatus, string>>;

export const PAYMENT_WORDS: Spoken<Words> = {
  en: {
    created: 'Not paid yet',
    pending: 'Waiting for the payment provider',
    succeeded: 'Credited',
    failed: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Not paid in time',
    refunded: 'Sent back',
    'charged-back': 'Charged back',
  },
  ru: {
    created: 'Ещё не оплачен',
    pending: 'Ждём ответа платёжной системы',
    succeeded: 'Зачислен',
    failed: 'Отклонён',
    cancelled: 'Отменён',
    expired: 'Не оплачен вовремя',
    refunded: 'Возвращён',
    'charged-back': 'Отозван плательщиком',
  },
  de: {
    created: 'Noch nicht bezahlt',
    pending: 'Wartet auf den Zahlungsanbieter',
    succeeded: 'Gutgeschrieben',
    failed: 'Abgelehnt',
    cancelled: 'Abgebrochen',
    expired: 'Nicht rechtzeitig bezahlt',
    refunded: 'Zurückgesendet',
    'charged-back': 'Zurückgebucht',
  },
  es: {
    created: 'Aún no pagado',
    pending: 'A la espera del proveedor de pagos',
    succeeded: 'Abonado',
    failed: 'Rechazado',
    cancelled: 'Cancelado',
    expired: 'No pagado a tiempo',
    refunded: 'Devuelto',
    'charged-back': 'Con contracargo',
  },
  tr: {
    created: 'Henüz ödenmedi',
    pending: 'Ödeme sağlayıcısı bekleniyor',
    succeeded: 'Hesaba geçti',
    failed: 'Reddedildi',
    cancelled: 'İptal edildi',
    expired: 'Süresinde ödenmedi',
    refunded: 'Geri gönderildi',
    'charged-back': 'Ters ibraz edildi',
  },
  ar: {
    created: 'لم يُدفع بعد',
    pending: 'في انتظار مزوّد الدفع',
    succeeded: 'أُضيف إلى الحساب',
    failed: 'مرفوض',
    cancelled: 'ملغى',
    expired: 'لم يُدفع في الوقت المحدد',
    refunded: 'أُعيد',
    'charged-back': 'استُردّ عبر المصرف',
  },
  hi: {
    created: 'अभी भुगतान नहीं हुआ',
    pending: 'पेमेंट प्रोवाइडर के जवाब का इंतज़ार',
    succeeded: 'अकाउंट में जमा हुआ',
    failed: 'अस्वीकार',
    cancelled: 'रद्द',
    expired: 'समय पर भुगतान नहीं हुआ',
    refunded: 'वापस भेजा गया',
    'charged-back': 'चार्जबैक हुआ',
  },
};

/** How a payment stands, in the player's language (S3-10 translate_message). */
export function paymentWords(reader: WrittenFor): Words {
  return writtenIn(PAYMENT_WORDS, reader).text;
}
