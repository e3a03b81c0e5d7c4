import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../../locales/en.json' with { type: 'json' };
import ru from '../../../../locales/ru.json' with { type: 'json' };
import { ChampionshipField } from './championship-field.tsx';

const LEAGUE = {
  kind: 'championship',
  sport: 'football',
  name: { en: 'Northern League' },
  id: '301',
  slug: 'northern-league',
  region: { code: 'gb-eng', name: { en: 'England' } },
  live: 1,
  line: 4,
} as const;

describe('the championship of a block', () => {
  let page: FakePage;
  let chosen: string[];
  beforeEach(() => {
    chosen = [];
    page = installFakePage({ dictionaries: { desk: { en, ru } } });
    page.answer('GET', '/web-api/sportsbook/championships/301', answered(LEAGUE));
    page.answer('GET', '/web-api/sportsbook/championships/99', refusal('NOT_FOUND', 404));
    page.answer('GET', '/web-api/sportsbook/search', answered({ hits: [LEAGUE] }));
  });
  afterEach(() => page.remove());

  function Form() {
    const [id, setId] = useState('');
    return (
      <ChampionshipField
        id={id}
        problem={undefined}
        onChosen={(next) => {
          chosen.push(next);
          setId(next);
        }}
      />
    );
  }
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  async function press(name: RegExp | string): Promise<void> {
    const button = await screen.findByRole('button', { name });
    await act(() => {
      fireEvent.click(button);
      return Promise.resolve();
    });
  }

  it('is found by its name, and said by it from then on', async () => {
    render(<Form />);
    expect(screen.getByText('No championship is chosen.')).toBeTruthy();
    type('north');
    await press(/^Northern League/);
    expect(chosen).toEqual(['301']);
    expect(await screen.findByText('Northern League, number 301')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Northern League/ })).toBeNull();
  });

  it('is taken by its number where it has no match now, and it is said that nobody knows it', async () => {
    render(<Form />);
    page.answer('GET', '/web-api/sportsbook/search', answered({ hits: [] }));
    type('cup');
    expect(await screen.findByText('No championship that has matches now is called so.')).toBeTruthy();
    type('99');
    await press('Number 99');
    expect(chosen).toEqual(['99']);
    expect(await screen.findByText('Nobody knows a championship of number 99.')).toBeTruthy();
  });
});
