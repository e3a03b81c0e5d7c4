import { act, fireEvent, render, screen } from '@testing-library/react';
import type { PaymentRequestsView, PaymentRequestView } from '@paddock/contract/schemas';
import { answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { aRequest, anAnswered } from './requests.fixture.ts';
import { RequestsPage } from './requests-page.tsx';
import { installCashierPage, propsAt, settled } from './withdrawals.fixture.ts';

const LIST = '/web-api/payment-requests';
const ONE = `${LIST}/501`;

describe('the page of payment requests', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installCashierPage();
  });
  afterEach(() => page.remove());

  const lists = (view: Partial<PaymentRequestsView>) =>
    page.answer('GET', LIST, answered({ requests: [], total: 0, pageSize: 20, ...view }));
  async function show(query = ''): Promise<void> {
    render(<RequestsPage {...propsAt({ query })} />);
    await settled();
  }
  const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

  it('lists what was asked with its state and payment, each leading to its thread [S2-28]', async () => {
    lists({
      requests: [
        { ...anAnswered('Done.') },
        aRequest({ id: '500', topicId: 4, subTopicId: 1, payment: null }),
      ],
      total: 2,
    });
    await show();
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines[0]).toContain('A deposit has not arrived');
    expect(lines[0]).toContain('Deposit €20.00, Fernway Card •••• 4417');
    expect(lines[0]).toContain('Answered');
    expect(lines[1]).toContain('I need a confirmation of a payment');
    expect(lines[1]).toContain('With us');
    expect(link(/^A deposit/)).toBe('/en/office/payment/requests/501');
    expect(link('New request')).toBe('/en/office/payment/create-request');
  });

  it('says that nothing was asked yet, and leads to asking [S2-28]', async () => {
    lists({});
    await show();
    expect(screen.getByText('You have not asked us anything yet')).toBeTruthy();
    expect(link('New request')).toBe('/en/office/payment/create-request');
  });

  it('shows the page that its address names, and leads to the others', async () => {
    lists({ requests: [aRequest()], total: 41 });
    await show('?page=2');
    expect(page.requests.at(-1)?.options.query).toEqual({ pageNumber: 2 });
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(page.navigations.at(-1)?.href).toBe('/en/office/payment/requests?page=3');
  });

  it('offers to try again after a fault', async () => {
    page.answer('GET', LIST, refusal('INTERNAL'));
    await show();
    lists({});
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByText('You have not asked us anything yet')).toBeTruthy();
  });
});

describe('the page of one request', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installCashierPage();
  });
  afterEach(() => page.remove());

  const stands = (view: PaymentRequestView) => page.answer('GET', ONE, answered(view));
  async function show(view?: PaymentRequestView): Promise<void> {
    if (view !== undefined) stands(view);
    render(<RequestsPage {...propsAt({ params: { requestId: '501' } })} />);
    await settled();
  }
  const status = () => screen.getByTestId('request').dataset['status'];
  const said = () =>
    [...screen.getByRole('log').querySelectorAll('li')].map(
      (line) => `${line.dataset['from']}: ${line.querySelector('p')?.textContent}`,
    );
  const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  const sends = () => page.requests.filter(({ path }) => path === `${ONE}/messages`);

  it('shows what was said and the payment, and follows an answer without a reload [S2-28]', async () => {
    await show(aRequest());
    expect(said()).toEqual(['player: Where is it?\nI paid at eleven.']);
    expect(screen.getByRole('log').textContent).toContain('You · Nov 21, 11:00 UTC');
    expect(screen.getByText(/501 · Nov 21, 11:00 UTC$/)).toBeTruthy();
    expect(screen.getByTestId('payment').textContent).toContain('tr-900');
    stands(anAnswered('It came this morning.'));
    act(() => page.sendNews({ kind: 'request', requestId: '501' }));
    await settled();
    expect(said().at(-1)).toBe('house: It came this morning.');
    expect(status()).toBe('answered');
  });

  it('adds to it once, however often send is pressed, and empties the field', async () => {
    await show(anAnswered('Which bank is it?', 'waiting'));
    const after = anAnswered('Which bank is it?', 'waiting');
    page.answer('POST', `${ONE}/messages`, () => {
      stands({
        ...after,
        status: 'open',
        messages: [...after.messages, { from: 'player', text: 'Northbank', atMs: 1 }],
      });
      return answered(after);
    });
    expect(screen.getByLabelText('Your answer')).toBeTruthy();
    write('Northbank');
    const send = screen.getByRole('button', { name: 'Send' });
    fireEvent.click(send);
    fireEvent.click(send);
    await settled();
    await settled();
    expect(sends()).toHaveLength(1);
    expect(sends()[0]?.options.key).toBeTruthy();
    expect([status(), said().length, screen.getByRole('textbox').textContent]).toEqual(['open', 3, '']);
  });

  it('keeps what was typed and its key while nobody knows whether it arrived', async () => {
    await show(aRequest());
    page.answer('POST', `${ONE}/messages`, {
      ok: false,
      status: 'network-error',
      httpStatus: 0,
      problem: { code: 'NETWORK_ERROR', message: '' },
    });
    write('and one more thing');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await settled();
    expect(screen.getByText('What you wrote is kept. Send it again: it arrives only once.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await settled();
    const [first, second] = sends();
    expect([first?.options.key, first?.body]).toEqual([second?.options.key, second?.body]);
    write('and another thing');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await settled();
    expect(sends()[2]?.options.key).not.toBe(first?.options.key);
  });

  it('is closed by the player, and then leads to a new one instead of taking more', async () => {
    await show(anAnswered('Done.'));
    page.answer('POST', `${ONE}/close`, () => {
      stands(aRequest({ status: 'closed', closedBy: 'player' }));
      return answered({});
    });
    fireEvent.click(screen.getByRole('button', { name: 'It is settled, close it' }));
    await settled();
    await settled();
    expect(status()).toBe('closed');
    expect(screen.getByText('You closed this request.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'New request' })).toBeTruthy();
  });

  it('knows no request that the server does not know', async () => {
    page.answer('GET', ONE, refusal('NOT_FOUND'));
    await show();
    expect(screen.getByText('We know no such request')).toBeTruthy();
  });
});
