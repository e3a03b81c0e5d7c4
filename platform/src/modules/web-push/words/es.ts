import type { NoteWords } from './note-words.ts';

export const SPANISH: NoteWords = {
  bet: {
    won: 'Tu apuesta ha ganado.',
    lost: 'Tu apuesta ha perdido.',
    returned: 'Tu apuesta es nula: el importe ha vuelto.',
    part: 'Tu apuesta ha terminado: ha vuelto una parte.',
    open: 'Tu apuesta está abierta de nuevo: se anuló su resultado.',
  },
  bets: (count, won) => `Apuestas terminadas: ${count}, ganadas: ${won}.`,
  cashOut: 'Tu apuesta se cobró por anticipado al valor que indicaste, o terminó antes.',
  ticket: {
    won: 'Tu boleto de lotería ha ganado.',
    void: 'Un sorteo se devolvió, y tu importe también.',
    'gift-back': 'Un sorteo se anuló: tu boleto gratis vuelve a ser tuyo.',
  },
  coupon: {
    won: 'Tu boleto de quiniela ha ganado.',
    void: 'Una quiniela se anuló: tu importe ha vuelto.',
    'gift-back': 'Una quiniela se anuló: tu boleto gratis ha vuelto.',
  },
  deposit: {
    succeeded: 'Tu depósito ha llegado.',
    refunded: 'Tu depósito se devolvió.',
    'charged-back': 'Tu depósito sufrió un contracargo.',
  },
  withdrawal: {
    paid: 'Tu retiro se ha pagado.',
    failed: 'Tu retiro falló: el dinero está en tu cuenta.',
    rejected: 'Tu retiro se rechazó: el dinero está en tu cuenta.',
    returned: 'Tu banco devolvió el retiro: el dinero está en tu cuenta.',
  },
  payments: (count) => `Hay novedades de ${count} pagos.`,
  request: {
    answered: 'Hemos respondido tu consulta.',
    asks: 'Tenemos una pregunta sobre tu consulta.',
    closed: 'Tu consulta está cerrada.',
  },
  requests: (count) => `Hay novedades de ${count} consultas.`,
  moment: {
    start: 'Empieza el partido.',
    goal: '¡Gol!',
    end: 'El partido ha terminado.',
  },
};
