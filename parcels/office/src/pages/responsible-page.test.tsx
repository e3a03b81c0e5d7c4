import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Limit } from '@paddock/shared-utils';
import {
  aLimit,
  anAccount,
  answered,
  installFakePage,
  refusal,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { ResponsiblePage } from './responsible-page.tsx';

const BASE = '/limit-service-api/api/external/web/v3';
const pendingLimit = (change: Partial<Limit> = {}) =>
  aLimit({ limitState: 'PENDING', limitValue: 200, limitBalance: 200, needApprove: true, ...change });

describe('the page of limits', () => {
  let page: FakePage;
  const settled = () => act(() => Promise.resolve());
  const show = async (limits: readonly Limit[] = [], language = 'en') => {
    page = installFakePage({
      dictionaries: { office: { en, ru } },
      userId: '7',
      language,
      accounts: [anAccount({ iso: 'EUR', kind: 'main' })],
    });
    page.setLimits(limits);
    render(<ResponsiblePage />);
    await settled();
  };
  const row = (limitType: number) =>
    within(document.querySelector<HTMLElement>(`[data-limit="${limitType}"]`) ?? document.body);
  const press = async (limitType: number, name: RegExp | string) => {
    fireEvent.click(row(limitType).getByRole('button', { name }));
    await settled();
  };
  const sent = () =>
    page.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [method, path, body]);
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('says in words and in a bar what is used and left [S3-01]', async () => {
    await show([aLimit({ roomBackAt: aLimit().startedAt + 3_600 }), aLimit({ limitType: 10 })]);
    expect(row(20).getByText('€60.00 left')).toBeTruthy();
    expect(row(20).getByText(/The next part comes back on Nov 21, 2026/)).toBeTruthy();
    expect(row(10).getByText('Wins give part of it back.')).toBeTruthy();
    const bar = row(20).getByRole('progressbar');
    expect(bar.getAttribute('aria-valuetext')).toBe('€40.00 of €100.00 used');
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    expect(row(21).getByText('No limit')).toBeTruthy();
  });

  it('offers every money limit of every window', async () => {
    await show();
    for (const type of [1, 2, 3, 10, 11, 12, 20, 21, 22])
      expect(row(type).getByRole('button', { name: 'Set a limit' })).toBeTruthy();
  });

  it('fills no amount in, and sets what is typed', async () => {
    await show();
    page.answer('POST', `${BASE}/limit`, answered([aLimit({ limitValue: 50.5, limitBalance: 50.5 })]));
    await press(20, 'Set a limit');
    const field = row(20).getByTestId<HTMLInputElement>('limit-amount');
    expect(field.value).toBe('');
    await press(20, 'Enter an amount');
    fireEvent.change(field, { target: { value: '50.50' } });
    await press(20, 'Set €50.50 at once');
    expect(sent()).toEqual([['POST', `${BASE}/limit`, { limitType: 20, limitValue: 50.5 }]]);
    expect(row(20).getByText('€50.50 left')).toBeTruthy();
    expect(row(20).queryByTestId('limit-amount')).toBeNull();
  });

  it('asks the same steps up, down and away [S9-05]', async () => {
    await show([aLimit()]);
    page.answer('POST', `${BASE}/limit`, answered([aLimit(), pendingLimit()]));
    await press(20, 'Change');
    const field = row(20).getByTestId('limit-amount');
    fireEvent.change(field, { target: { value: '50' } });
    expect(row(20).getByRole('button', { name: 'Set €50.00 at once' })).toBeTruthy();
    fireEvent.change(field, { target: { value: '200' } });
    expect(row(20).getByRole('button', { name: 'Ask for €200.00' })).toBeTruthy();
    await press(20, 'No limit');
    expect(sent()).toEqual([['POST', `${BASE}/limit`, { limitType: 20, limitValue: 999_999_999 }]]);
  });

  it('shows a change that waits with its time, and cancels it [S4-07, S7-07]', async () => {
    await show([aLimit(), pendingLimit()]);
    expect(row(20).getByText(/^€200.00 waits until Nov 22/)).toBeTruthy();
    expect(row(20).getByText('Until you confirm it, this holds: €100.00.')).toBeTruthy();
    expect(row(20).queryByRole('button', { name: 'Yes, change it' })).toBeNull();
    page.answer('DELETE', `${BASE}/limit`, answered([aLimit()]));
    await press(20, 'Cancel the change');
    expect(row(20).queryByText(/waits until/)).toBeNull();
    const { notifications } = page.shared.notifications.notifications$.snapshot();
    expect(notifications).toMatchObject([{ kind: 'success', text: { key: 'office:limits.done.cancel' } }]);
  });

  it('asks for a decision once the 24 hours are over [S4-07, S7-06]', async () => {
    const asked = aLimit().startedAt - 86_400;
    await show([aLimit(), pendingLimit({ startedAt: asked })]);
    page.answer('POST', `${BASE}/limitaction`, refusal('LIMIT_TOO_EARLY'));
    await press(20, 'Yes, change it');
    expect(row(20).getByRole('alert').textContent).toContain('24 hours');
    page.answer('POST', `${BASE}/limitaction`, answered([aLimit()]));
    await press(20, 'No, keep it as it is');
    expect(page.requests.at(-1)?.options.query).toEqual({ action: 'reject' });
    expect(row(20).queryByRole('alert')).toBeNull();
  });

  it('keeps what was typed when the change is refused', async () => {
    await show();
    page.answer('POST', `${BASE}/limit`, refusal('INTERNAL'));
    await press(20, 'Set a limit');
    fireEvent.change(row(20).getByTestId('limit-amount'), { target: { value: '50' } });
    await press(20, 'Set €50.00 at once');
    expect(row(20).getByRole('alert')).toBeTruthy();
    expect(row(20).getByTestId<HTMLInputElement>('limit-amount').value).toBe('50');
  });

  it('sets session hours and reality check minutes, and takes them away [S3-07, S3-08, S9-05]', async () => {
    await show([aLimit({ limitType: 31, limitValue: 2, limitBalance: 1.3, measure: 'hour' })]);
    page.answer('POST', `${BASE}/limit`, answered([]));
    expect(row(31).getByText('2 hours a day')).toBeTruthy();
    expect(row(31).getByText('1 h 18 min left today')).toBeTruthy();
    expect(row(31).getByRole('progressbar').getAttribute('aria-valuetext')).toBe('42 min of 2 h');
    await press(31, 'Change');
    await press(31, 'No limit');
    await press(32, 'Set a limit');
    fireEvent.change(row(32).getByRole('combobox'), { target: { value: '30' } });
    await press(32, 'Set 30 minutes');
    expect(sent().map(([, , body]) => body)).toEqual([
      { limitType: 31, limitValue: -1 },
      { limitType: 32, limitValue: 30 },
    ]);
  });

  it('begins a break only after a second step that names its end [S3-06]', async () => {
    await show();
    page.answer('POST', `${BASE}/limit`, answered([]));
    fireEvent.change(row(30).getByRole('combobox'), { target: { value: '365' } });
    await press(30, /Read what happens/);
    expect(sent()).toEqual([]);
    expect(row(30).getByText(/settled as usual/)).toBeTruthy();
    await press(30, /^Exclude me until Nov 21, 2027, 12:00 UTC/);
    expect(sent()).toEqual([['POST', `${BASE}/limit`, { limitType: 30, limitValue: 365 }]]);
  });

  it('lets the player turn back', async () => {
    await show();
    fireEvent.change(row(33).getByRole('combobox'), { target: { value: '7' } });
    await press(33, /Read what happens/);
    await press(33, 'Not now');
    expect(row(33).getByRole('combobox')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('says until when a break lasts, and warns of an exclusion that has not begun [S5-13]', async () => {
    const nowSec = aLimit().startedAt;
    await show([
      aLimit({ limitType: 33, limitValue: 7, measure: 'day', endsAt: nowSec + 86_400 }),
      aLimit({ limitType: 30, limitValue: 30, measure: 'day', startedAt: nowSec + 3_600 }),
    ]);
    expect(screen.getByText(/You are on a break until Nov 22, 2026/)).toBeTruthy();
    expect(screen.getByText(/Your self-exclusion begins on Nov 21, 2026/)).toBeTruthy();
  });

  it('has a skeleton while limits are read and an error with Retry', async () => {
    await show();
    act(() => page.setLimitsStatus('loading'));
    expect(screen.getByText(/Loading/)).toBeTruthy();
    act(() => page.setLimitsStatus('error'));
    const error = screen.getByText('Your limits could not be loaded').closest('[role=alert], section, div');
    expect(error?.parentElement?.textContent).toContain('Try again');
  });

  it('speaks Russian', async () => {
    await show([aLimit({ limitType: 31, limitValue: 2, measure: 'hour' })], 'ru');
    expect(screen.getByText('2 часа в день')).toBeTruthy();
  });
});
