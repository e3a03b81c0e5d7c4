import { incidentSide } from './incident-side.ts';

describe('whose an incident is', () => {
  const words = { nameOf: ({ en, ru }: { en: string; ru?: string }) => ru ?? en, ownGoal: 'автогол' };

  it.each([
    [{}, 'Милл Роверс'],
    [{ name: 'A. Harlow' }, 'Милл Роверс (A. Harlow)'],
    [{ name: { en: 'A. Harlow', ru: 'А. Харлоу' } }, 'Милл Роверс (А. Харлоу)'],
    [{ name: { en: 'B. Stroud' }, ownGoal: true as const }, 'Милл Роверс (B. Stroud, автогол)'],
    [{ ownGoal: true as const }, 'Милл Роверс (автогол)'],
  ])('%j', (incident, expected) => {
    expect(incidentSide(incident, 'Милл Роверс', words)).toBe(expected);
  });
});
