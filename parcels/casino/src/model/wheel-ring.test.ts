import ar from '../../locales/ar.json' with { type: 'json' };
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import hi from '../../locales/hi.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import tr from '../../locales/tr.json' with { type: 'json' };
import { angleOf, fieldPath, fitsInto, restOf, ringOf } from './wheel-ring.ts';

const ring = ringOf([1, 2, 1]);

it('has a field as large as its chance, one after the other', () => {
  expect(ring).toEqual([
    { place: 0, from: 0, to: 0.25 },
    { place: 1, from: 0.25, to: 0.75 },
    { place: 2, from: 0.75, to: 1 },
  ]);
});

it('rests with the middle of a field at the top', () => {
  for (const field of ring) expect((restOf(field) + angleOf(field)) % 360).toBe(0);
});

it('draws a field from the middle along the rim, the long way where it is more than half', () => {
  const [quarter] = ring;
  expect(quarter && fieldPath(quarter, 10)).toBe('M0 0L0.000 -10.000A10 10 0 0 1 10.000 0.000Z');
  const [most] = ringOf([3, 1]);
  expect(most && fieldPath(most, 10)).toContain('A10 10 0 1 1');
});

describe('words beside the middle of a field', () => {
  const LINE = { outer: 83, inner: 19, edge: 8.5, size: 8 };
  const field = (share: number) => ({ place: 0, from: 0, to: share });

  it.each(Object.entries({ ar, de, en, es, hi, ru, tr }))(
    'fit into those of the sample: %s',
    (_language, words) => {
      const { kind } = words.promotion.day;
      expect(fitsInto(field(0.16), kind['free-bet'], LINE)).toBe(true);
      expect(fitsInto(field(0.1), kind.bonus, LINE)).toBe(true);
    },
  );

  it('fit into a narrow one where they are short', () => {
    expect(fitsInto(field(0.05), 'money', LINE)).toBe(true);
    expect(fitsInto(field(0.05), 'echtes Geld', LINE)).toBe(false);
    expect(fitsInto(field(0.02), 'money', LINE)).toBe(false);
  });

  it('are as long as the wheel lets them be in one of half of it and more', () => {
    expect(fitsInto(field(0.9), 'a'.repeat(14), LINE)).toBe(true);
    expect(fitsInto(field(0.9), 'a'.repeat(15), LINE)).toBe(false);
  });
});
