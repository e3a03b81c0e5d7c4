import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { aLimit, answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { LimitApprovalWidget } from './limit-approval-widget.tsx';
import { RealityCheckWidget } from './reality-check-widget.tsx';

const SHOWN_AT_MS = Date.UTC(2026, 10, 21, 12);
const FIGURES = '/web-api/api/web/user/v1/reality-check';
const REGION = {
  language: 'en',
  portalContainer: document.body,
  onReady: () => undefined,
  onError: () => undefined,
};

describe('dialogs of limits', () => {
  let page: FakePage;
  let titles: string[];
  const settled = () => act(() => Promise.resolve());
  const setTitle = (title: string) => void titles.push(title);
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settled();
  };
  beforeEach(() => {
    titles = [];
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7' });
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('ask whether a looser limit shall hold, and close with a word of what was done [S4-07, S7-06]', async () => {
    const pending = aLimit({ limitState: 'PENDING', limitValue: 200, needApprove: true });
    const route = '/limit-service-api/api/external/web/v3/limitaction';
    let closed = 0;
    render(
      <LimitApprovalWidget {...REGION} limit={pending} setTitle={setTitle} close={() => (closed += 1)} />,
    );
    expect(titles).toEqual(['Change your limit?']);
    expect(screen.getByText(/deposit limit for 24 hours.*€200.00/)).toBeTruthy();
    page.answer('POST', route, refusal('LIMIT_UNKNOWN'));
    await press('No, keep it as it is');
    expect([screen.getByRole('alert').textContent, closed]).toEqual([
      expect.stringContaining('No change of this limit is waiting.'),
      0,
    ]);
    page.answer('POST', route, answered([aLimit({ limitValue: 200 })]));
    await press('Yes, change it');
    expect(closed).toBe(1);
    expect(page.requests.map(({ options }) => options.query)).toEqual([
      { action: 'reject' },
      { action: 'approve' },
    ]);
    const { notifications } = page.shared.notifications.notifications$.snapshot();
    expect(notifications).toMatchObject([{ text: { key: 'office:limits.done.approve' } }]);
  });

  it('ask who is there before a looser limit holds, and go on by themselves once that is proved', async () => {
    const pending = aLimit({ limitState: 'PENDING', limitValue: 200, needApprove: true });
    const route = '/limit-service-api/api/external/web/v3/limitaction';
    const view = { two_factor: { enabled_at_ms: null }, passkeys: [], email: '', phone: null };
    page.answer('GET', '/web-api/user/security', answered(view));
    page.answer('POST', route, refusal('STEP_UP_REQUIRED'));
    let closed = 0;
    render(<LimitApprovalWidget {...REGION} limit={pending} close={() => (closed += 1)} />);
    await press('Yes, change it');
    expect(screen.getByTestId('step-up').textContent).toContain('A looser limit needs a proof');
    expect(screen.getByTestId('step-up').textContent).toContain('Stay signed in and write to support');
    // The proof approves: a second button beside it would only be refused once more.
    expect(screen.queryByRole('button', { name: 'Yes, change it' })).toBeNull();
    page.answer('POST', '/web-api/user/security/step-up', answered(view));
    page.answer('POST', route, answered([aLimit({ limitValue: 200 })]));
    fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'mine' } });
    await press('Confirm that it is me');
    expect(closed).toBe(1);
  });

  const showCheck = async () => {
    const choices: unknown[] = [];
    render(
      <RealityCheckWidget
        {...REGION}
        sinceMs={SHOWN_AT_MS - 45 * 60_000}
        shownAtMs={SHOWN_AT_MS}
        setTitle={setTitle}
        choose={(...choice) => Promise.resolve(void choices.push(choice))}
      />,
    );
    await settled();
    return choices;
  };

  it('show time played, staked and won, and what the player chose [S4-08]', async () => {
    page.answer('GET', FIGURES, answered({ sums: [{ currency: 'EUR', staked: '30.00', won: '12.50' }] }));
    const choices = await showCheck();
    expect(page.requests[0]?.options.query).toEqual({ since: SHOWN_AT_MS / 1000 - 45 * 60 });
    for (const words of ['You have been here for 45 minutes', '€30.00', '€12.50'])
      expect(screen.getByText(words)).toBeTruthy();
    await press('Continue');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Do not show this again' }));
    await press('Continue');
    await press('Log out');
    expect(choices).toEqual([
      ['continue', false],
      ['continue', true],
      ['log_out', true],
    ]);
  });

  it('can be answered when the figures cannot be read', async () => {
    page.answer('GET', FIGURES, refusal('INTERNAL'));
    const choices = await showCheck();
    expect(screen.getByText('Your figures could not be loaded')).toBeTruthy();
    await press('Continue');
    expect(choices).toHaveLength(1);
  });
});
