import type { NoteWords } from './note-words.ts';

export const GERMAN: NoteWords = {
  bet: {
    won: 'Deine Wette hat gewonnen.',
    lost: 'Deine Wette hat verloren.',
    returned: 'Deine Wette ist annulliert: Der Einsatz ist zurück.',
    part: 'Deine Wette ist beendet: Ein Teil davon ist zurück.',
    open: 'Deine Wette ist wieder offen: Ihr Ergebnis wurde zurückgenommen.',
  },
  bets: (count, won) => `${count} Wetten sind beendet, davon gewonnen: ${won}.`,
  cashOut: 'Cash-out deiner Wette zu deinem Wert, oder sie endete vorher.',
  ticket: {
    won: 'Dein Los hat gewonnen.',
    void: 'Eine Ziehung wurde zurückgegeben, dein Einsatz auch.',
    'gift-back': 'Eine Ziehung wurde zurückgegeben: Dein Gratisschein gehört wieder dir.',
  },
  coupon: {
    won: 'Dein Totoschein hat gewonnen.',
    void: 'Eine Toto-Ziehung wurde abgesagt: Dein Einsatz ist zurück.',
    'gift-back': 'Eine Toto-Ziehung wurde abgesagt: Dein Gratisschein ist zurück.',
  },
  deposit: {
    succeeded: 'Deine Einzahlung ist da.',
    refunded: 'Deine Einzahlung wurde zurückgesendet.',
    'charged-back': 'Deine Einzahlung wurde zurückgebucht.',
  },
  withdrawal: {
    paid: 'Deine Auszahlung ist gezahlt.',
    failed: 'Deine Auszahlung ist gescheitert: Das Geld ist auf deinem Konto.',
    rejected: 'Deine Auszahlung wurde abgelehnt: Das Geld ist auf deinem Konto.',
    returned: 'Deine Bank hat die Auszahlung zurückgesendet: Das Geld ist auf deinem Konto.',
  },
  payments: (count) => `Es gibt Neues zu ${count} Zahlungen.`,
  request: {
    answered: 'Wir haben deine Anfrage beantwortet.',
    asks: 'Wir haben eine Frage zu deiner Anfrage.',
    closed: 'Deine Anfrage ist geschlossen.',
  },
  requests: (count) => `Es gibt Neues zu ${count} Anfragen.`,
  moment: {
    start: 'Das Spiel beginnt.',
    goal: 'Tor!',
    end: 'Das Spiel ist vorbei.',
  },
};
