import { toldWho } from './told-who.ts';

const levelOf = (code: string) => ({ en: `${code} level`, ru: code });

describe('whom something is for, as players read it', () => {
  it('is everything that a player can know of themselves', () => {
    const who = {
      countries: ['NO'],
      languages: ['en'],
      newFor: 7,
      fromLevel: 'silver',
      referral: true as const,
    };
    expect(toldWho(who, levelOf)).toEqual({ ...who, fromLevel: { en: 'silver level', ru: 'silver' } });
  });

  it('says of a segment and of an offer that players are invited, and not which', () => {
    expect(toldWho({ segment: 'lapsed' }, levelOf)).toEqual({ isInvited: true });
    expect(toldWho({ byOffer: true }, levelOf)).toEqual({ isInvited: true });
  });

  it('is nothing where it is for everybody', () => {
    expect(toldWho({}, levelOf)).toEqual({});
  });
});
