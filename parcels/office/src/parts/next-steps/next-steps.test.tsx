import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  aLimit,
  aProfile,
  installFakePage,
  SAMPLE_NOW_MS,
  settle as settled,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { NextStepsWidget } from '../../widgets/next-steps-widget.tsx';
import { NextStepsPanel } from './next-steps-panel.tsx';

const PROFILE = aProfile({
  user_id: '7',
  activation_type: 0,
  has_deposit: false,
  verification_status: 0,
  registered_at_ms: SAMPLE_NOW_MS - 60_000,
});

const REGION = {
  language: 'en',
  portalContainer: document.body,
  onReady: () => undefined,
  onError: () => undefined,
};

describe('the welcome of a new player', () => {
  let page: FakePage;
  beforeEach(async () => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7' });
    page.setProfile(PROFILE);
    await act(settled);
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  const done = () =>
    [...document.querySelectorAll('[data-done=true]')].map((step) => step.getAttribute('data-step'));

  it('leads to each step, and ticks it off as soon as it is done', () => {
    render(<NextStepsWidget {...REGION} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/user/accountverify',
      '/en/office/responsible',
      '/en/office/recharge',
      '/en/office/verification',
    ]);
    expect(done()).toEqual([]);
    act(() => page.setProfile({ ...PROFILE, has_deposit: true, activation_type: 1 }));
    act(() => page.setLimits([aLimit({ limitState: 'ACTIVE', limitValue: 50 })]));
    expect(done()).toEqual(['contact', 'limits', 'deposit']);
  });

  it('stays on the account until it is put away, on this device for good', () => {
    const { unmount } = render(<NextStepsPanel profile={PROFILE} />);
    fireEvent.click(screen.getByRole('button', { name: 'Do not show again' }));
    expect(screen.queryByTestId('next-steps')).toBeNull();
    unmount();
    render(<NextStepsPanel profile={PROFILE} />);
    expect(screen.queryByTestId('next-steps')).toBeNull();
  });

  it('is gone from the account once all is done, and for who is no longer new', () => {
    const { rerender } = render(<NextStepsPanel profile={{ ...PROFILE, registered_at_ms: 0 }} />);
    expect(screen.queryByTestId('next-steps')).toBeNull();
    rerender(<NextStepsPanel profile={PROFILE} />);
    expect(screen.getByTestId('next-steps')).toBeTruthy();
    act(() => page.setLimits([aLimit({ limitState: 'ACTIVE', limitValue: 50 })]));
    act(() => page.setProfile({ ...PROFILE, has_deposit: true, activation_type: 1, verification_status: 4 }));
    expect(screen.queryByTestId('next-steps')).toBeNull();
  });
});
