import { act, fireEvent, render, screen } from '@testing-library/react';
import type { StatementView } from '@paddock/contract/schemas';
import { anAccount, answered, installFakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { Statement } from './statement.tsx';

const EUR = anAccount({ id: '71' });
const NOV_1_MS = Date.UTC(2026, 10, 1);
const PAGE: StatementView = {
  entries: [],
  currency: 'EUR',
  total: 0,
  isTotalCapped: false,
  opening: '0.00',
  closing: '0.00',
  nextCursor: null,
};

it('is of bonus money alone where that is chosen, as a file and on paper too', async () => {
  globalThis.print = () => undefined;
  const bonus = anAccount({ id: '72', kind: 'bonus' });
  const page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7', accounts: [EUR, bonus] });
  page.answer('GET', '/web-api/office/totals', answered({ totals: [] }));
  page.answer('GET', '/web-api/office/history', answered(PAGE));
  const print = '/web-api/office/history/print';
  page.answer('GET', print, answered({ ...PAGE, entries: [] }));
  render(<Statement account={EUR} />);
  await act(() => Promise.resolve());
  fireEvent.change(screen.getByLabelText('Account'), { target: { value: '72' } });
  await act(() => Promise.resolve());
  expect(screen.queryByTestId('money-totals')).toBeNull();
  expect(screen.getByRole('link', { name: en.statement.export }).getAttribute('href')).toContain(
    'accountId=72',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  await act(() => Promise.resolve());
  expect(page.requests.find(({ path }) => path === print)?.options.query?.['accountId']).toBe('72');
  expect(screen.getByTestId('printed-statement').textContent).toContain('Bonus money, EUR');
  page.remove();
});

it('has bonus money that was given and given up, in everything and among bonuses', async () => {
  const bonus = anAccount({ id: '72', kind: 'bonus' });
  const page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7', accounts: [EUR, bonus] });
  page.answer('GET', '/web-api/office/totals', answered({ totals: [] }));
  const line = { balanceAfter: '0.00', atMs: NOV_1_MS };
  const entries: StatementView['entries'] = [
    { ...line, seq: 2, kind: 'bonus-return', amount: '-50.00', cause: 'bonus:12' },
    { ...line, seq: 1, kind: 'bonus-grant', amount: '50.00', cause: 'bonus:12' },
  ];
  page.answer('GET', '/web-api/office/history', ({ options }) =>
    answered(options.query?.['accountId'] === '72' ? { ...PAGE, entries, total: 2 } : PAGE),
  );
  render(<Statement account={EUR} />);
  await act(() => Promise.resolve());
  const isShown = () =>
    ['bonus-grant', 'bonus-return'].map((kind) => {
      const words = en.statement.kinds[kind as 'bonus-grant' | 'bonus-return'];
      return screen.queryAllByText(words).length;
    });
  expect(isShown()).toEqual([1, 1]);
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'bonuses' } });
  await act(() => Promise.resolve());
  expect(isShown()).toEqual([1, 1]);
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'bets' } });
  await act(() => Promise.resolve());
  expect(isShown()).toEqual([0, 0]);
  page.remove();
});
