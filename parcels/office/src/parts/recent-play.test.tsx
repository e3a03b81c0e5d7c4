import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { RecentMoneyView } from '@paddock/contract/schemas';
import { anAccount, answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { PlayStrip } from './play-strip.tsx';
import { RecentPlay } from './recent-play.tsx';

const RECENT = '/web-api/office/recent';
const PLAYED = '/web-api/office/played';
const EUR = anAccount({ id: '71' });
const JPY = anAccount({ id: '72', iso: 'JPY', currencyId: 'JPY', kind: 'currency', isActive: false });

function brought(betResult: string): RecentMoneyView {
  return {
    days: 30,
    currencies: [
      { currency: 'EUR', paidIn: '420.00', paidOut: '300.00', betResult },
      { currency: 'JPY', paidIn: '0', paidOut: '0', betResult: '1200' },
    ],
  };
}

describe('time played and net result', () => {
  let page: FakePage;
  const open = (language: string) => {
    page = installFakePage({
      dictionaries: { office: { en, ru } },
      userId: '7',
      language,
      accounts: [EUR, JPY],
    });
    page.answer('GET', PLAYED, answered({ daySec: 2_599, weekSec: 12_300, monthSec: 51_000 }));
  };
  afterEach(() => {
    cleanup();
    page.remove();
  });

  const settled = () => act(() => Promise.resolve());
  const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent);

  it('are told for the currency in use, and follow a settled bet and another account', async () => {
    open('en');
    page.answer('GET', RECENT, answered(brought('-86.40')));
    render(<RecentPlay />);
    expect(figures()).toEqual(['', '', '', '']);
    await settled();
    expect(figures()).toEqual(['€420.00', '€300.00', '−€86.40', '14 h 10 min']);
    page.answer('GET', RECENT, answered(brought('13.60')));
    act(() => page.sendNews({ kind: 'accounts' }));
    await settled();
    expect(figures()[2]).toBe('€13.60');
    act(() =>
      page.setAccounts([
        { ...EUR, isActive: false },
        { ...JPY, isActive: true },
      ]),
    );
    expect(figures()).toEqual(['¥0', '¥0', '¥1,200', '14 h 10 min']);
  });

  it('stand above the limits, in Russian too', async () => {
    open('ru');
    page.answer('GET', RECENT, ({ options }) =>
      answered(brought(options.query?.['days'] === 7 ? '-41.20' : '-312.75')),
    );
    render(<PlayStrip />);
    await settled();
    expect(figures().map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      '43 мин',
      '3 ч 25 мин',
      '−41,20 €',
      '−312,75 €',
    ]);
  });

  it('say that they could not be loaded, and are asked for again', async () => {
    open('en');
    page.answer('GET', RECENT, refusal('INTERNAL'));
    render(<RecentPlay />);
    await settled();
    expect(screen.getByText('Your time and result could not be loaded')).toBeTruthy();
    page.answer('GET', RECENT, answered(brought('0.00')));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(figures()).toEqual(['€420.00', '€300.00', '€0.00', '14 h 10 min']);
  });
});
