import { isFor } from './who.ts';

const ANN = { country: 'NO', language: 'en', registeredAtMs: 0, levels: [], segments: [], wasBrought: false };

describe('whom a promotion is for', () => {
  it('is nobody else where it is for whom it is offered to', () => {
    const here = { wasOffered: false, nowMs: 0 };
    expect(isFor({ who: { byOffer: true } }, ANN, here)).toBe(false);
    expect(isFor({ who: {} }, ANN, here)).toBe(true);
  });

  it('is whom an operator offered it to, if the rest fits too', () => {
    const offered = { wasOffered: true, nowMs: 0 };
    expect(isFor({ who: { byOffer: true } }, ANN, offered)).toBe(true);
    expect(isFor({ who: { byOffer: true, countries: ['SE'] } }, ANN, offered)).toBe(false);
  });
});
