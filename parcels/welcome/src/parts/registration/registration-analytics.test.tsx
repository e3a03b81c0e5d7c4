import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { RecordedEvent } from '@paddock/shared-utils';
import { answered, installFakePage, settle, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import { forgetDraft } from '../../model/kept-draft.ts';
import { registrationRecord } from '../../model/registration-record.ts';
import { RegistrationFlow } from './registration-flow.tsx';
import { ANALYTICS_DELAY_MS } from './use-call-counter.ts';

const TERMS = {
  kinds: ['one-click'],
  emailProof: 'later',
  start: 'modal',
  agreement: false,
  bonuses: [],
} as const;
const COUNTRIES = { countries: [{ id: 276, code: 'DE', name: 'Germany', currency: 'EUR', min_age: 18 }] };

describe('registering, for analytics', () => {
  let page: FakePage;
  const show = async () => {
    page = installFakePage({ dictionaries: { welcome: { en } }, site: { registration: TERMS } });
    page.answer('GET', '/web-api/countries', answered(COUNTRIES));
    const nothing = () => undefined;
    render(
      <RegistrationFlow place="dialog" signIn={null} other={null} onRegistered={nothing} onLeave={nothing} />,
    );
    await act(settle);
  };
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  beforeEach(forgetDraft);
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('counts its calls, and notes that an account was opened and how [S3-30] [S4-04]', async () => {
    await show();
    expect(registrationRecord(page.timing.nowMs())).toMatchObject({ regTryCounter: 1, hasDone: false });
    type('Country', '276');
    type('Currency', 'EUR');
    type('Date of birth', '1990-02-28');
    fireEvent.click(screen.getByRole('checkbox'));
    type('Promo code', 'SPRING');
    fireEvent.click(screen.getByRole('button', { name: 'Open the account' }));
    await act(settle);
    expect(registrationRecord(page.timing.nowMs())).toEqual({
      regTryCounter: 1,
      lastRegCallTime: expect.any(Number) as number,
      hasDone: true,
      socialData: {
        currencyId: 'EUR',
        countryId: 276,
        countryCode: 'DE',
        regType: 'one-click',
        promocode: 'SPRING',
      },
      additionalParams: { type: 'one-click', hasRegister: true },
    });
    expect(registrationRecord(page.timing.nowMs() + 24 * 3_600_000).hasDone).toBe(false);
  });

  it('is heard of at once on the page, and after ten seconds over another page [S9-11]', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      expect(ANALYTICS_DELAY_MS).toEqual({ page: 0, dialog: 10_000 });
      const heard: RecordedEvent[] = [];
      await show();
      page.shared.analytics.setConsent('all');
      page.shared.analytics.addAnalyticsSink((event) => heard.push(event));
      act(() => jest.advanceTimersByTime(9_999));
      expect(heard).toEqual([]);
      act(() => jest.advanceTimersByTime(1));
      expect(heard).toMatchObject([{ name: 'registration.called', data: { place: 'dialog', calls: 1 } }]);
    } finally {
      jest.useRealTimers();
    }
  });
});
