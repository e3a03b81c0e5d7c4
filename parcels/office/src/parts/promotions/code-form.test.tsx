import { fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { act } from 'react';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { CodePanel } from './code-form.tsx';

const USED = 'POST /web-api/promotions/code';

describe('the form of a promo code', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage({ userId: '7', dictionaries: { office: { en, ru } } });
  });
  afterEach(() => page.remove());

  const sent = () =>
    page.requests.filter(({ method, path }) => `${method} ${path}` === USED).map(({ body }) => body);
  async function type(code: string): Promise<void> {
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: code } });
    await act(async () => {
      fireEvent.click(screen.getByRole('button'));
      fireEvent.click(screen.getByRole('button'));
      await Promise.resolve();
    });
    for (let turn = 0; turn < 5; turn += 1) await act(() => Promise.resolve());
  }

  it('sends what was typed once, and is empty again', async () => {
    const taken = jest.fn();
    const grant = { title: { en: 'Spring Code', ru: 'Весенний код' } };
    page.answer('POST', '/web-api/promotions/code', answered(grant));
    render(<CodePanel onTaken={taken} />);
    expect(screen.getByRole('button', { name: 'Type a code' }).getAttribute('aria-disabled')).toBe('true');
    await type(' spring10 ');
    expect(sent()).toEqual([{ code: 'spring10' }]);
    expect(taken).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('');
  });

  it.each([
    ['PROMOTION_CODE_UNKNOWN', 'There is no such code'],
    ['PROMOTION_TAKEN', 'This promotion was had already'],
    ['PROMOTION_SPENT', 'All of this promotion is given out'],
  ] as const)('keeps what was typed as it is refused with %s', async (code, words) => {
    page.answer('POST', '/web-api/promotions/code', refusal(code));
    render(<CodePanel />);
    await type('SPRNG');
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('SPRNG');
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'SPRING' } });
    expect(screen.queryByText(words, { exact: false })).toBeNull();
  });
});
