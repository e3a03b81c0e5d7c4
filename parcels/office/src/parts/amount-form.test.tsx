import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { LOCK_PENDING_DEPOSIT_LIMIT } from '@paddock/contract';
import type { Limit } from '@paddock/shared-utils';
import { aLimit, answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { rowOf } from '../model/limit-rows.ts';
import { AmountForm } from './amount-form.tsx';
import { BreakForm } from './break-form.tsx';
import { PendingChange } from './pending-change.tsx';

const BASE = '/limit-service-api/api/external/web/v3';
const NOW_SEC = aLimit().startedAt;
const WAITING = aLimit({ limitState: 'PENDING', limitValue: 200, needApprove: true });

describe('fields of limits', () => {
  let page: FakePage;
  const install = (features: readonly number[] = [], language = 'en') => {
    page = installFakePage({
      dictionaries: { office: { en, ru } },
      userId: '7',
      site: { features },
      language,
    });
  };
  afterEach(() => {
    cleanup();
    page.remove();
  });
  const showForm = (limits: readonly Limit[], { currency = 'EUR', limitType = 20 } = {}) => {
    render(<AmountForm row={rowOf(limits, limitType as 20)} currency={currency} onDone={() => undefined} />);
  };
  const field = () => screen.getByTestId<HTMLInputElement>('limit-amount');
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const settled = () => act(() => Promise.resolve());

  describe('an amount', () => {
    it('cannot be entered while a change of a deposit limit waits, where the site says so [S5-12]', () => {
      install([LOCK_PENDING_DEPOSIT_LIMIT]);
      showForm([aLimit(), WAITING]);
      expect(field().disabled).toBe(true);
      expect(screen.getByText(/A change you asked for still waits/)).toBeTruthy();
      expect(screen.queryAllByRole('button')).toEqual([]);
    });

    it.each([
      ['the feature is off', [], [aLimit(), WAITING], 20],
      ['nothing waits', [LOCK_PENDING_DEPOSIT_LIMIT], [aLimit()], 20],
      [
        'it is no deposit limit',
        [LOCK_PENDING_DEPOSIT_LIMIT],
        [aLimit({ limitType: 1 }), { ...WAITING, limitType: 1 }],
        1,
      ],
      ['its end is over', [], [aLimit({ endsAt: NOW_SEC })], 20],
      ['it is a loss limit with an end', [], [aLimit({ limitType: 10, endsAt: NOW_SEC + 60 })], 10],
    ])('can be entered when %s [S5-12]', (_why, features, limits, limitType) => {
      install(features);
      showForm(limits, { limitType });
      expect(field().disabled).toBe(false);
    });

    it('cannot be entered before the end date of a deposit limit that has one [S5-12]', () => {
      install();
      showForm([aLimit({ endsAt: NOW_SEC + 86_400 })]);
      expect(field().disabled).toBe(true);
      expect(screen.getByText(/fixed until Nov 22, 2026/)).toBeTruthy();
    });

    it.each([
      ['-5', 'EUR', 'An amount is written in digits from 0 to 9, without a sign.'],
      ['1.001', 'EUR', 'EUR has 2 decimals at most.'],
      ['1.0001', 'KWD', 'KWD has 3 decimals at most.'],
      ['1.5', 'JPY', 'JPY has no decimals.'],
      ['9999999999999', 'EUR', 'This is more than any limit can be.'],
      ['999999999', 'EUR', 'This is more than any limit can be.'],
    ])('of %p %s is refused in words, and nothing can be sent', (typed, currency, words) => {
      install();
      showForm([], { currency });
      type(typed);
      expect(screen.getByText(words)).toBeTruthy();
      expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
      type('5');
      expect(screen.queryByText(words)).toBeNull();
      expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull();
    });

    it.each([
      ['JPY', '5000', 5_000, '¥5,000'],
      ['KWD', '5.125', 5.125, 'KWD 5.125'],
      // Of whatever keyboard.
      ['EUR', '١٠', 10, '€10.00'],
      ['EUR', '１０', 10, '€10.00'],
    ])('of %s is sent to its smallest unit', async (currency, typed, limitValue, words) => {
      install();
      page.answer('POST', `${BASE}/limit`, answered([]));
      showForm([], { currency });
      type(typed);
      const button = screen.getByRole('button');
      expect(button.textContent.replace(/\s/g, ' ')).toBe(`Set ${words} at once`);
      fireEvent.click(button);
      await settled();
      expect(page.requests.at(-1)?.body).toEqual({ limitType: 20, limitValue });
    });

    it('is refused in Russian too', () => {
      install([], 'ru');
      showForm([], { currency: 'KWD' });
      type('1.0001');
      expect(screen.getByText('У валюты KWD не больше 3 знаков после запятой.')).toBeTruthy();
    });
  });

  describe('a break', () => {
    const showBreak = (limits: readonly Limit[], values: readonly number[]) => {
      render(<BreakForm name="timeout" limitType={33} values={values} limits={limits} />);
      return [...screen.getByRole('combobox').querySelectorAll('option')].map(({ value }) => value);
    };
    const running = aLimit({ limitType: 33, limitValue: 7, measure: 'day', endsAt: NOW_SEC + 7 * 86_400 });

    it('that runs can only be made longer [S5-12]', () => {
      install();
      expect(showBreak([running], [1, 7, 30, 90])).toEqual(['', '30', '90']);
      expect(screen.getByText(/can only be made longer/)).toBeTruthy();
    });

    it('has a closed field while nothing longer is offered [S5-12]', () => {
      install();
      showBreak([running], [1, 7]);
      expect(screen.getByRole<HTMLSelectElement>('combobox').disabled).toBe(true);
      expect(screen.getByText(/fixed until Nov 28, 2026/)).toBeTruthy();
    });
  });

  describe('a decision', () => {
    const decide = async (result: Parameters<FakePage['answer']>[2]) => {
      install();
      page.setLimits([aLimit(), WAITING]);
      page.answer('DELETE', `${BASE}/limit`, result);
      render(<PendingChange row={rowOf([aLimit(), WAITING], 20)} />);
      fireEvent.click(screen.getByRole('button', { name: 'Cancel the change' }));
      await settled();
      return page.shared.notifications.notifications$.snapshot().notifications;
    };

    it('is told in the words of the server where it has some [S8-08]', async () => {
      expect(await decide(answered({ title: 'Change withdrawn' }))).toMatchObject([
        { kind: 'success', text: 'Change withdrawn' },
      ]);
    });

    it('is told in our words where it has none [S8-08]', async () => {
      expect(await decide(answered([aLimit()]))).toMatchObject([
        { kind: 'success', text: { key: 'office:limits.done.cancel' } },
      ]);
    });

    it('that is refused says why, in the server’s words or in ours [S8-08]', async () => {
      const refused = refusal('LIMIT_UNKNOWN');
      expect(await decide({ ...refused, problem: { ...refused.problem, title: 'Too late' } })).toEqual([]);
      expect(screen.getByRole('alert').textContent).toContain('Too late');
      cleanup();
      page.remove();
      await decide(refused);
      expect(screen.getByRole('alert').textContent).toContain('No change of this limit is waiting.');
      cleanup();
      page.remove();
      await decide(refusal('INTERNAL'));
      expect(screen.getByRole('alert').textContent).toMatch(/\w/);
    });
  });
});
