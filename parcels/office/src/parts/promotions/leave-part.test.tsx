import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { GrantView } from '@paddock/contract/schemas';
import { answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import { GrantList } from './grant-list.tsx';

const JOINED: GrantView = {
  id: '12',
  code: 'half-back',
  state: 'joined',
  title: { en: 'Half Back', ru: 'Половина назад' },
  given: null,
  points: null,
  progress: null,
  bonusId: null,
  joinedAtMs: Date.UTC(2026, 10, 21, 12),
  endedAtMs: null,
};

describe('the way out of a promotion, where its part stands', () => {
  let page: FakePage;
  let changed = 0;
  async function show(grants: readonly GrantView[], all = grants): Promise<void> {
    render(
      <GrantList title="What may still come" grants={grants} all={all} onChanged={() => (changed += 1)} />,
    );
    for (let turn = 0; turn < 4; turn += 1) await act(() => Promise.resolve());
  }
  beforeEach(() => {
    changed = 0;
    page = installFakePage({ userId: '7', dictionaries: { office: { en } } });
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('says what goes, and leaves by the second press', async () => {
    page.answer('POST', '/web-api/promotions/half-back/leave', answered({ ...JOINED, state: 'left' }));
    await show([JOINED]);
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.getByText(/You will get nothing of this promotion/)).toBeTruthy();
    expect(changed).toBe(0);
    await act(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Leave now' }));
      return Promise.resolve();
    });
    await act(() => Promise.resolve());
    expect(changed).toBe(1);
  });

  it.each<[what: string, grant: Partial<GrantView>, words: string]>([
    [
      'what was counted',
      { progress: { on: 'logins', done: 1, of: 3, untilMs: 1 } },
      'You will get nothing of this promotion, and what was counted for it so far is lost. Your money stays as it is. ' +
        'You can take part again while it is open to you; counting then begins anew.',
    ],
    [
      'bonus money that waits',
      { state: 'waiting', given: { currency: 'EUR', amount: '5.00' } },
      'The €5.00 of bonus money that waits does not begin any more. You cannot take part again. Your real money stays as it is.',
    ],
    [
      'the days of a wheel',
      { state: 'running', isDaily: true },
      'No further day brings you anything. What its days brought is yours. You cannot take part again. Your real money stays as it is.',
    ],
  ])('says what goes and what stays, and whether there is a way back: %s', async (_what, grant, words) => {
    await show([{ ...JOINED, ...grant }]);
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.getByTestId('leave-part').textContent).toContain(words);
  });

  it('says of a deposit that is awaited how much it must be, what it brings and until when', async () => {
    const currencies = { EUR: { percent: 50, upTo: '40.00', least: '10.00' } };
    page.answer(
      'GET',
      '/web-api/promotions/half-back',
      answered({
        starts: { on: 'deposit', number: 2 },
        gives: { kind: 'deposit-bonus', currencies },
        closesAtMs: Date.UTC(2026, 11, 1, 12),
      }),
    );
    await show([JOINED]);
    expect(
      screen.getByText(
        /Deposit number 2, of €10\.00 or more, brings 50% of it as bonus money, up to €40\.00\. Until/,
      ),
    ).toBeTruthy();
  });

  it('turns back by one press', async () => {
    await show([JOINED]);
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy();
  });

  it('is there while days of a wheel go on, and not beside what one of them brought or what is over', async () => {
    const wheel: GrantView = { ...JOINED, state: 'running', isDaily: true };
    await show([wheel]);
    expect(screen.getAllByRole('button', { name: 'Leave' })).toHaveLength(1);
    cleanup();
    const brought: GrantView = { ...JOINED, id: '13', state: 'waiting' };
    await show([brought], [wheel, brought]);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await show([{ ...JOINED, state: 'left' }]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
