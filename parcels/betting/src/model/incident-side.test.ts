import { incidentSide } from './incident-side.ts';

describe('whose an incident is', () => {
  const words = {
    nameOf: ({ en, ru }: { en: string; ru?: string }) => ru ?? en,
    ownGoal: 'автогол',
    language: 'ru',
  };

  it.each([
    [{}, 'Милл Роверс'],
    [{ name: 'A. Harlow' }, 'Милл Роверс (A. Harlow)'],
    [{ name: { en: 'A. Harlow', ru: 'А. Харлоу' } }, 'Милл Роверс (А. Харлоу)'],
    [{ name: { en: 'B. Stroud' }, ownGoal: true as const }, 'Милл Роверс (B. Stroud, автогол)'],
    [{ name: { en: 'B. Stroud (Милл Роверс)' } }, 'Милл Роверс (B. Stroud)'],
    [
      { name: { en: 'B. Stroud (Harbour City)' }, ownGoal: true as const },
      'Милл Роверс (B. Stroud (Harbour City), автогол)',
    ],
    [{ ownGoal: true as const }, 'Милл Роверс (автогол)'],
  ])('%j', (incident, expected) => {
    expect(incidentSide(incident, 'Милл Роверс', words)).toBe(expected);
  });

  it('has the comma of its language', () => {
    expect(incidentSide({ name: 'A. Harlow', ownGoal: true }, 'Rovers', { ...words, language: 'ar' })).toBe(
      'Rovers (A. Harlow، автогол)',
    );
  });

  it('says the team once where names are isolated', () => {
    const isolated = { ...words, nameOf: ({ en }: { en: string }) => `\u2068${en}\u2069` };
    expect(
      incidentSide({ name: { en: 'A. Harlow (Mill Rovers)' } }, '\u2068Mill Rovers\u2069', isolated),
    ).toBe('\u2068Mill Rovers\u2069 (\u2068A. Harlow\u2069)');
  });
});
