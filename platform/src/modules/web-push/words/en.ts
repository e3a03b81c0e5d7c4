import type { NoteWords } from './note-words.ts';

export const ENGLISH: NoteWords = {
  bet: {
    won: 'Your bet has won.',
    lost: 'Your bet has lost.',
    returned: 'Your bet is void: the stake came back.',
    part: 'Your bet has ended: a part of it came back.',
    open: 'Your bet is open again: its result was taken back.',
  },
  bets: (count, won) => `${count} bets have ended, ${won} of them won.`,
  cashOut: 'Your bet was left at the value you named, or ended before.',
  ticket: {
    won: 'Your lottery ticket has won.',
    void: 'A draw was given back: so was your stake.',
    'gift-back': 'A draw was given back: your free ticket is yours again.',
  },
  coupon: {
    won: 'Your pool coupon has won.',
    void: 'A pool was called off: your stake came back.',
    'gift-back': 'A pool was called off: your free coupon came back.',
  },
  deposit: {
    succeeded: 'Your deposit has arrived.',
    refunded: 'Your deposit was sent back.',
    'charged-back': 'Your deposit was charged back.',
  },
  withdrawal: {
    paid: 'Your withdrawal is paid.',
    failed: 'Your withdrawal has failed: the money is on your account.',
    rejected: 'Your withdrawal was refused: the money is on your account.',
    returned: 'Your bank sent your withdrawal back: the money is on your account.',
  },
  payments: (count) => `There is news of ${count} payments.`,
  request: {
    answered: 'We have answered your request.',
    asks: 'We ask you something about your request.',
    closed: 'Your request is closed.',
  },
  requests: (count) => `There is news of ${count} requests.`,
  moment: { start: 'The match begins.', goal: 'Goal!', end: 'The match is over.' },
};
