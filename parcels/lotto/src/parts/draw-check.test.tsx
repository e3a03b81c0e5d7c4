import { cleanup, render } from '@testing-library/react';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import ru from '../../locales/ru.json' with { type: 'json' };
import { DrawCheck } from './draw-check.tsx';
import { aFallenDraw, NOW_MS } from './lotto.fixture.ts';

describe('what a draw follows from', () => {
  let page: FakePage;
  const wordsOf = (valueSource: string) =>
    render(<DrawCheck draw={aFallenDraw({ valueSource })} />).container.textContent;
  beforeEach(() => {
    page = installFakePage({ language: 'ru', dictionaries: { lotto: { ru } } });
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('says of a stand-in that it proves nothing, in the language of the page', () => {
    const words = wordsOf('stand-in: drawn by this server itself after sales closed, proves nothing');
    expect(words).toContain('она ничего не доказывает');
    expect(words).not.toContain('drawn by this server');
  });

  it('opens the round of a source at the source, and says how its value came here', () => {
    const open = (publicValue: string | null, fetchedAtMs: number | null) => {
      const beacon = { url: 'https://beacon.example/public/41', round: 41, atMs: NOW_MS, fetchedAtMs };
      return render(<DrawCheck draw={aFallenDraw({ publicValue, beacon })} />).container;
    };
    const fetched = open('ab', NOW_MS);
    expect(fetched.querySelector('a')?.getAttribute('href')).toBe('https://beacon.example/public/41');
    expect(fetched.textContent).toMatch(/Взято оттуда .*Открыть раунд 41 у источника/);
    expect(open('ab', null).textContent).toContain('ввёл оператор');
    expect(open(null, null).textContent).toContain('будет взято оттуда');
  });

  it('names a public value as it was named', () => {
    expect(wordsOf('block 900000')).toContain('block 900000');
  });
});
