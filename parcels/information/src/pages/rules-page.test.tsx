import { act, render, screen, within } from '@testing-library/react';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { RulesAt } from './rules-page.tsx';

describe('the rules', () => {
  let page: FakePage;
  const show = async (params: Readonly<Record<string, string>>, language = 'en') => {
    page = installFakePage({ dictionaries: { information: { en, ru } }, language });
    render(<RulesAt params={params} />);
    await act(async () => {
      await import('../../texts/rules/en.json', { with: { type: 'json' } });
      await import('../../texts/rules/ru.json', { with: { type: 'json' } });
    });
  };
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  /** The list beside the text; the folded one says the same. */
  const contents = () => within(screen.getAllByRole('navigation', { name: 'Contents' })[0] ?? document.body);
  afterEach(() => page.remove());

  it('shows a group with its chapters under each other, numbered [S2-34]', async () => {
    await show({ ruleGroup: '3' });
    expect(heading()).toBe('3. Settlement');
    const chapters = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(chapters).toEqual([
      '3.1Results',
      '3.2What a bet pays',
      '3.3Football',
      '3.4Tennis',
      '3.5Basketball',
      '3.6Corrected results',
    ]);
    expect(screen.getByRole('heading', { level: 3, name: /The return/ }).id).toBe('what-a-bet-pays-2');
  });

  it('shows one chapter, where it stands, and its neighbours', async () => {
    await show({ ruleGroup: '4', chapter: 'withdrawals' });
    expect(heading()).toBe('4.3 Withdrawals');
    expect(contents().getByRole('link', { current: 'page' }).textContent).toBe('4.3 Withdrawals');
    expect(contents().queryByText('Football')).toBeNull();
    const neighbours = within(screen.getByRole('navigation', { name: 'Chapters before and after' }));
    expect(neighbours.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/rules/4/deposits',
      '/en/rules/4/charge-backs',
    ]);
    expect(screen.getAllByRole('link', { name: 'payment page' })[0]?.getAttribute('href')).toBe(
      '/en/payment',
    );
  });

  it('goes to where a chapter really is', async () => {
    await show({ ruleGroup: '1', chapter: 'football' });
    expect(page.navigations).toEqual([{ href: '/en/rules/3/football', replace: true }]);
  });

  it('speaks Russian', async () => {
    await show({ ruleGroup: '2', chapter: 'accumulators' }, 'ru');
    expect(heading()).toBe('2.4 Экспрессы');
  });
});
