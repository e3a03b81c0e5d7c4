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
  function show(grants: readonly GrantView[], all = grants): void {
    render(
      <GrantList title="What may still come" grants={grants} all={all} onChanged={() => (changed += 1)} />,
    );
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
    show([JOINED]);
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

  it('turns back by one press', () => {
    show([JOINED]);
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy();
  });

  it('is there while days of a wheel go on, and not beside what one of them brought or what is over', () => {
    const wheel: GrantView = { ...JOINED, state: 'running', isDaily: true };
    show([wheel]);
    expect(screen.getAllByRole('button', { name: 'Leave' })).toHaveLength(1);
    cleanup();
    const brought: GrantView = { ...JOINED, id: '13', state: 'waiting' };
    show([brought], [wheel, brought]);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    show([{ ...JOINED, state: 'left' }]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
