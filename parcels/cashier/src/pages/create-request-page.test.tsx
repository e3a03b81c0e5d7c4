import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { RequestPaymentsView, RequestPaymentView } from '@paddock/contract/schemas';
import { answered, createMemoryStorage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { CreateRequestPage } from './create-request-page.tsx';
import { aRequest, DEPOSIT } from './requests.fixture.ts';
import { aWithdrawal, installCashierPage, OPTIONS, propsAt, settled } from './withdrawals.fixture.ts';

const ASK = '/web-api/payment-requests';
const LIST = `${ASK}/topics/1/payments`;
const ONE = `${LIST}/81`;

describe('asking about a payment', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installCashierPage();
  });
  afterEach(() => page.remove());

  async function show(params: Readonly<Record<string, string>>, route = 'create-request'): Promise<void> {
    render(
      <CreateRequestPage
        {...propsAt({ params })}
        routeId={`cashier.${route}`}
        path={JSON.stringify(params)}
      />,
    );
    await settled();
  }
  const showPayment = () => show({ topicId: '1', transactionId: '81' }, 'request-payments');
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  const sends = () => page.requests.filter(({ method, path }) => method === 'POST' && path === ASK);
  const send = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send the request' }));
    await settled();
  };

  it('offers topics: those about a payment lead to the payments, the others to themselves [S2-29]', async () => {
    await show({});
    expect(hrefs().filter((href) => href?.includes('create-request/'))).toEqual([
      '/en/office/payment/create-request/1/transactions',
      '/en/office/payment/create-request/2/transactions',
      '/en/office/payment/create-request/3/transactions',
      '/en/office/payment/create-request/4',
      '/en/office/payment/create-request/5',
      '/en/office/payment/create-request/6',
    ]);
  });

  it('asks about a topic alone, once, and leads to the request [S2-29]', async () => {
    page.answer('POST', ASK, answered(aRequest({ topicId: 6, payment: null })));
    await show({ topicId: '6' });
    expect(screen.getByRole('button', { name: 'Write a few words' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    write('  ');
    fireEvent.submit(screen.getByTestId('request-form'));
    expect(sends()).toHaveLength(0);
    write('Where is my money?');
    const button = screen.getByRole('button', { name: 'Send the request' });
    fireEvent.click(button);
    fireEvent.click(button);
    await settled();
    expect(sends().map(({ body }) => body)).toEqual([{ topicId: 6, text: 'Where is my money?' }]);
    expect(page.navigations).toEqual([{ href: '/en/office/payment/requests/501', replace: true }]);
  });

  it('leads from a topic to its sub-topics, and gives advice before the form [S2-32]', async () => {
    await show({ topicId: '5' });
    expect(hrefs()).toContain('/en/office/payment/create-request/5/3');
    cleanup();
    page.answer('POST', ASK, answered(aRequest()));
    await show({ topicId: '5', subTopicId: '3' }, 'request-sub-topic');
    expect(screen.getByTestId('advice').textContent).toContain('Change your password first');
    expect(hrefs()).toContain('/en/office/security');
    write('It was at night.');
    await send();
    expect(sends()[0]?.body).toEqual({ topicId: 5, subTopicId: 3, text: 'It was at night.' });
  });

  it('does not advise a player on a break to deposit', async () => {
    page.signIn('7', 53);
    await show({ topicId: '5', subTopicId: '1' }, 'request-sub-topic');
    expect(hrefs()).not.toContain('/en/office/recharge');
  });

  it('knows no topic that there is none of', async () => {
    await show({ topicId: '99' });
    expect(screen.getByText('There is no such topic')).toBeTruthy();
    cleanup();
    await show({ topicId: '4', subTopicId: '9' }, 'request-sub-topic');
    expect(screen.getByText('There is no such topic')).toBeTruthy();
  });

  it('lists the payments of a topic, and the way to ask without one [S2-30]', async () => {
    const view: RequestPaymentsView = {
      payments: [{ payment: DEPOSIT, openRequestId: '501' }],
      total: 1,
      pageSize: 20,
    };
    page.answer('GET', LIST, answered(view));
    await show({ topicId: '1' }, 'request-payments');
    const line = screen.getByRole('listitem').textContent;
    expect(line).toContain('Deposit €20.00, Fernway Card •••• 4417');
    expect(line).toContain('you have asked about it');
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        '/en/office/payment/create-request/1/transactions/81',
        '/en/office/payment/create-request/1',
      ]),
    );
    cleanup();
    page.answer('GET', LIST, answered({ ...view, payments: [], total: 0 }));
    await show({ topicId: '1' }, 'request-payments');
    expect(screen.getByText('There is no such payment')).toBeTruthy();
  });

  const stands = (view: RequestPaymentView) => page.answer('GET', ONE, answered(view));

  it('shows one payment: its facts, its way, what follows, and the form [S2-31]', async () => {
    stands({ payment: DEPOSIT, openRequestId: null });
    page.answer('POST', ASK, answered(aRequest()));
    await showPayment();
    const payment = screen.getByTestId('payment').textContent;
    for (const fact of ['81', 'Nov 21, 11:00 UTC', 'Fernway Card •••• 4417', 'tr-900', '€20.00', 'Waiting']) {
      expect(payment).toContain(fact);
    }
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Done: You began itNov 21, 11:00 UTC',
      'Now: With the providerNov 21, 11:01 UTC',
      'To come: On your balance',
    ]);
    expect(screen.getByRole('status').textContent).toContain('We wait for the provider.');
    write('It should be there.');
    await send();
    expect(sends()[0]?.body).toEqual({ topicId: 1, paymentId: '81', text: 'It should be there.' });
  });

  it('follows the payment while it is on show, and keeps what is being typed [S2-31]', async () => {
    stands({ payment: DEPOSIT, openRequestId: null });
    await showPayment();
    write('It should');
    stands({ payment: { ...DEPOSIT, status: 'succeeded' }, openRequestId: null });
    act(() => page.sendNews({ kind: 'payment', paymentId: '81', status: 'succeeded' }));
    await settled();
    expect(screen.getByTestId('payment').dataset['status']).toBe('succeeded');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('It should');
  });

  it('shows the way of a withdrawal as its own page does', async () => {
    const { status, timeline } = aWithdrawal('requested', 'approved', 'sent');
    const payment = { ...DEPOSIT, kind: 'withdrawal', status, timeline } as const;
    page.answer('GET', `${ASK}/topics/2/payments/81`, answered({ payment, openRequestId: null }));
    await show({ topicId: '2', transactionId: '81' }, 'request-payments');
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toContain(
      "Now: Sent to Fernway Card •••• 4417Nov 21, 12:02 UTC. We wait for the provider's answer",
    );
    expect(hrefs()).toContain('/en/office/deduce/81');
  });

  it('leads to the request there is instead of taking a second one', async () => {
    stands({ payment: DEPOSIT, openRequestId: '501' });
    await showPayment();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(hrefs()).toContain('/en/office/payment/requests/501');
  });

  it('says when another page asked meanwhile, and where, with nothing typed lost', async () => {
    stands({ payment: DEPOSIT, openRequestId: null });
    page.answer('POST', ASK, refusal('REQUEST_OPEN', { requestId: '777' }));
    await showPayment();
    write('It should be there.');
    await send();
    expect(screen.getByRole('alert').textContent).toContain('You have already asked about this payment.');
    expect(hrefs()).toContain('/en/office/payment/requests/777');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('It should be there.');
  });

  it('knows no payment of another player [S2-31]', async () => {
    page.answer('GET', ONE, refusal('PAYMENT_UNKNOWN'));
    await showPayment();
    expect(screen.getByText('We know no such payment')).toBeTruthy();
  });

  it('keeps what was typed over a reload, for this player and this payment, until it is sent', async () => {
    page.remove();
    const storage = createMemoryStorage();
    const reload = async (userId = '7') => {
      cleanup();
      page.remove();
      page = installCashierPage(OPTIONS, { storage, userId });
      stands({ payment: DEPOSIT, openRequestId: null });
      await showPayment();
      return screen.getByRole<HTMLTextAreaElement>('textbox').value;
    };
    await reload();
    write('Half a sente');
    expect(await reload()).toBe('Half a sente');
    page.answer('POST', ASK, answered(aRequest()));
    await send();
    expect(await reload()).toBe('');
    write('Mine alone');
    expect(await reload('8')).toBe('');
  });
});
