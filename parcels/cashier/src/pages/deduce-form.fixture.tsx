import { fireEvent, render, screen } from '@testing-library/react';
import type { PayoutOptionsView } from '@paddock/contract/schemas';
import type { FakePage, MemoryStorage } from '@paddock/shared-utils/testing';

import { DeduceFormPage } from './deduce-form-page.tsx';
import { installCashierPage, propsAt, settled } from './withdrawals.fixture.ts';

/** Where a withdrawal is asked for. */
export const ASK = '/web-api/cashier/withdrawals';

/** The form of a withdrawal on a fake page. */
export interface ShownForm {
  readonly page: FakePage;
  readonly unmount: () => void;
  /** Everything that was posted. */
  sent(): FakePage['requests'];
}

/** Shows the form for an instrument. */
export async function showForm(
  instrumentId: string,
  storage: MemoryStorage,
  options?: PayoutOptionsView,
): Promise<ShownForm> {
  const page = installCashierPage(options, { storage });
  const { unmount } = render(<DeduceFormPage {...propsAt({ query: `?instrument=${instrumentId}` })} />);
  await settled();
  return { page, unmount, sent: () => page.requests.filter(({ method }) => method === 'POST') };
}

/** The button that sends the form. */
export const sendButton = () => screen.getByTestId('withdrawal-form').querySelector('[type=submit]');

export const typeAmount = (amount: string) =>
  fireEvent.change(screen.getByTestId('withdrawal-amount'), { target: { value: amount } });

/** Presses a button and lets what follows happen. */
export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
}
