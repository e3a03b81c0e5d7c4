import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { DepositCode } from './deposit-code.tsx';

let page: FakePage;
const onTaken = jest.fn();
beforeEach(() => {
  page = installFakePage({ dictionaries: { cashier: { en } }, userId: '7' });
  onTaken.mockReset();
});
afterEach(() => page.remove());

async function type(code: string): Promise<void> {
  render(<DepositCode onTaken={onTaken} />);
  fireEvent.click(screen.getByRole('button', { name: 'I have a promo code' }));
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  fireEvent.change(field, { target: { value: code } });
  fireEvent.keyDown(field, { key: 'Enter' });
  for (let turn = 0; turn < 5; turn += 1) await act(() => Promise.resolve());
}

it('takes a code beside the deposit, by Enter too, without sending the deposit around it', async () => {
  const title = { en: 'Welcome', ru: 'Привет' };
  page.answer('POST', '/web-api/promotions/code', answered({ code: 'welcome', title, state: 'joined' }));
  await type(' welcome ');
  expect(page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { code: 'welcome' },
  ]);
  expect(onTaken).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'I have a promo code' })).toBeTruthy();
});

it('says why a code brings nothing, and keeps what was typed', async () => {
  page.answer('POST', '/web-api/promotions/code', refusal('PROMOTION_CODE_UNKNOWN'));
  await type('WINTER');
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveProperty('value', 'WINTER');
  expect(screen.getByTestId('deposit-code').textContent).toMatch(/code/i);
  expect(screen.getByRole('textbox', { name: 'Promo code' }).getAttribute('aria-invalid')).toBe('true');
  expect(onTaken).not.toHaveBeenCalled();
});
