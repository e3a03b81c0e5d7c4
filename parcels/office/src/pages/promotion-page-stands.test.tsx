import { act, render, screen } from '@testing-library/react';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { PromotionPage } from './promotion-page.tsx';

const OFFER = { offer: null, offerState: 'none', choice: null, bonuses: [] };
const NO_GIFTS = { coupon: [], rounds: [], tickets: [] };

describe('my promotions while they are read', () => {
  let page: FakePage;
  afterEach(() => page.remove());
  const settle = async () => {
    for (let turn = 0; turn < 8; turn += 1) await act(() => Promise.resolve());
  };
  const form = () => screen.queryByTestId('promo-code');

  it('show nothing that what comes would move, and ask for all of it at once', async () => {
    page = installFakePage({ userId: '7', dictionaries: { office: { en } } });
    const told = Promise.withResolvers<typeof NO_GIFTS>();
    page.answer('GET', '/web-api/bonuses', answered(OFFER));
    page.answer('GET', '/web-api/promotions/grants', answered({ grants: [] }));
    page.answer('GET', '/web-api/promotions/own-gifts', async () => answered(await told.promise));
    render(<PromotionPage />);
    expect(page.requests.map(({ path }) => path)).toEqual([
      ...['/web-api/bonuses', '/web-api/promotions/grants', '/web-api/promotions/own-gifts'],
    ]);
    await settle();
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(1);
    expect(form()).toBeNull();
    told.resolve(NO_GIFTS);
    await settle();
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    expect(form()).toBeTruthy();
  });

  it('take a code also where they could not be read', async () => {
    page = installFakePage({ userId: '7', dictionaries: { office: { en } } });
    page.answer('GET', '/web-api/bonuses', answered(OFFER));
    page.answer('GET', '/web-api/promotions/grants', refusal('INTERNAL', {}));
    page.answer('GET', '/web-api/promotions/own-gifts', answered(NO_GIFTS));
    render(<PromotionPage />);
    await settle();
    expect(screen.getByRole('button', { name: /again/i })).toBeTruthy();
    expect(form()).toBeTruthy();
  });
});
