import { noteOf } from './note-of.ts';
import type { PushContent } from './push-content.ts';

describe('a note about a bet', () => {
  const said = (paid: string, language: string) => {
    const content: PushContent = {
      ...{
        kind: 'bet',
        betId: '1',
        before: 'open',
        status: 'returned',
        legs: 4,
        stake: '7.50',
        currency: 'EUR',
      },
      paid,
    };
    return noteOf('bets', [content], { language, siteName: 'Paddock' })?.body;
  };

  it.each(['en', 'ru'])(
    'calls it void where its stake came back, and not where a part did (%s)',
    (language) => {
      expect(said('7.50', language)).toMatch(/void|отменена/);
      expect(said('0.89', language)).toMatch(/part|часть/);
      expect(said('0.89', language)).not.toMatch(/void|отменена/);
    },
  );
});
