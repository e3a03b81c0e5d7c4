import { act, fireEvent, render, screen } from '@testing-library/react';
import type { RecentMoneyView } from '@paddock/contract/schemas';
import { anAccount, answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { RecentMoney } from './recent-money.tsx';

const RECENT = '/web-api/office/recent';
const EUR = anAccount({ id: '71' });
const JPY = anAccount({ id: '72', iso: 'JPY', currencyId: 'JPY', type: 9, isActive: false });

function brought(betResult: string): RecentMoneyView {
  return {
    days: 30,
    currencies: [
      { currency: 'EUR', paidIn: '420.00', paidOut: '300.00', betResult },
      { currency: 'JPY', paidIn: '0', paidOut: '0', betResult: '1200' },
    ],
  };
}

describe('the last 30 days', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7', accounts: [EUR, JPY] });
  });
  afterEach(() => page.remove());

  const settled = () => act(() => Promise.resolve());
  const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent);

  it('shows what the currency in use did, follows a settled bet, and another account', async () => {
    page.answer('GET', RECENT, answered(brought('-86.40')));
    render(<RecentMoney />);
    expect(figures()).toEqual(['', '', '']);
    await settled();
    expect(figures()).toEqual(['€420.00', '€300.00', '-€86.40']);
    page.answer('GET', RECENT, answered(brought('13.60')));
    act(() => page.sendNews({ kind: 'accounts' }));
    await settled();
    expect(figures()).toEqual(['€420.00', '€300.00', '€13.60']);
    act(() =>
      page.setAccounts([
        { ...EUR, isActive: false },
        { ...JPY, isActive: true },
      ]),
    );
    expect(figures()).toEqual(['¥0', '¥0', '¥1,200']);
  });

  it('says that it could not be loaded, and tries again', async () => {
    page.answer('GET', RECENT, refusal('INTERNAL'));
    render(<RecentMoney />);
    await settled();
    expect(screen.getByText('The last 30 days could not be loaded')).toBeTruthy();
    page.answer('GET', RECENT, answered(brought('0.00')));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(figures()).toEqual(['€420.00', '€300.00', '€0.00']);
  });
});
