import { eventPath, type AddressedEvent } from './event-path.ts';

const SILK = { pattern: 'solid', colours: ['#1c4532', '#f4efe2'] } as const;

function anEvent(home: string, away: string, status: 'live' | 'upcoming'): AddressedEvent {
  const side = (en: string) => ({ id: '1', name: { en }, silk: SILK });
  return {
    id: '401',
    sport: 'football',
    championship: { id: '301', slug: 'northern-league' },
    home: side(home),
    away: side(away),
    state: { status },
  } as unknown as AddressedEvent;
}

describe('the address of an event [S2-07]', () => {
  it('says live or line by its state, and reads well', () => {
    expect(eventPath(anEvent('São João FC', 'Ürün & Co', 'live'))).toBe(
      '/live/football/301-northern-league/401-sao-joao-fc-urun-co',
    );
    expect(eventPath(anEvent('Ж', 'Я', 'upcoming'))).toBe('/line/football/301-northern-league/401');
  });
});
