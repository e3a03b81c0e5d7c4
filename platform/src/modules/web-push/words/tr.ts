import type { NoteWords } from './note-words.ts';

export const TURKISH: NoteWords = {
  bet: {
    won: 'Bahsiniz kazandı.',
    lost: 'Bahsiniz kaybetti.',
    returned: 'Bahsiniz geçersiz: bahis tutarı iade edildi.',
    part: 'Bahsiniz sonuçlandı: bir kısmı iade edildi.',
    open: 'Bahsiniz yeniden açık: sonucu geri alındı.',
  },
  bets: (count, won) => `${count} bahis sonuçlandı, kazanan: ${won}.`,
  cashOut: 'Bahsiniz belirttiğiniz değerde nakde çevrildi veya daha önce bitti.',
  ticket: {
    won: 'Loto biletiniz kazandı.',
    void: 'Bir çekiliş iptal edildi: bahis tutarınız iade edildi.',
    'gift-back': 'Bir çekiliş iptal edildi: ücretsiz biletiniz yeniden sizin.',
  },
  coupon: {
    won: 'Toto kuponunuz kazandı.',
    void: 'Bir toto çekilişi iptal edildi: bahis tutarınız iade edildi.',
    'gift-back': 'Bir toto çekilişi iptal edildi: ücretsiz kuponunuz geri geldi.',
  },
  deposit: {
    succeeded: 'Yatırdığınız para geldi.',
    refunded: 'Yatırdığınız para geri gönderildi.',
    'charged-back': 'Yatırdığınız para ters ibraz edildi.',
  },
  withdrawal: {
    paid: 'Para çekmeniz ödendi.',
    failed: 'Para çekmeniz başarısız oldu: para hesabınızda.',
    rejected: 'Para çekmeniz reddedildi: para hesabınızda.',
    returned: 'Bankanız çektiğiniz parayı geri gönderdi: para hesabınızda.',
  },
  payments: (count) => `${count} ödemeyle ilgili haber var.`,
  request: {
    answered: 'Talebinizi yanıtladık.',
    asks: 'Talebinizle ilgili bir sorumuz var.',
    closed: 'Talebiniz kapatıldı.',
  },
  requests: (count) => `${count} taleple ilgili haber var.`,
  moment: {
    start: 'Maç başlıyor.',
    goal: 'Gol!',
    end: 'Maç bitti.',
  },
};
