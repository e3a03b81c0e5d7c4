import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { LandingPage } from './landing-page.tsx';

const DERBY = {
  id: 'landing-derby',
  title: { en: 'The derby', ru: 'Дерби' },
  paragraphs: [{ en: 'Saturday at noon.', ru: 'В субботу в полдень.' }],
  button: { label: { en: 'To the match', ru: 'К матчу' }, path: '/line/football' },
};

describe('a landing page [S5-01]', () => {
  let page: FakePage;
  const setSeo = jest.fn();
  const show = (language: string, landingId: string) => {
    page = installFakePage({ dictionaries: { information: { en, ru } }, language });
    page.answer('GET', '/web-api/landings/landing-derby', answered(DERBY));
    page.answer('GET', '/web-api/landings/landing-over', refusal('NOT_FOUND', 404));
    render(<LandingPage params={{ landingId }} setSeo={setSeo} />);
    return act(() => Promise.resolve());
  };
  afterEach(() => page.remove());

  it('says what the site configured, in the language of the page, and leads on', async () => {
    await show('ru', 'landing-derby');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Дерби');
    expect(screen.getByText('В субботу в полдень.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'К матчу' }).getAttribute('href')).toBe('/ru/line/football');
    expect(setSeo).toHaveBeenCalledWith({ name: 'Дерби' });
  });

  it('says so where there is none of this id, or not any more', async () => {
    await show('en', 'landing-over');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no such page any more');
    expect(screen.getAllByText('There is no such page any more')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'To the home page' }).getAttribute('href')).toBe('/en');
  });
});
