import { act, fireEvent, render, screen } from '@testing-library/react';
import type { InboxMessage, InboxView } from '@paddock/contract/schemas';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { MessagesPage } from './messages-page.tsx';

const AT_MS = Date.UTC(2026, 10, 21, 9);
const message = (id: string, content: InboxMessage['content'], isRead = false): InboxMessage => ({
  id,
  atMs: AT_MS,
  isRead,
  content,
});
const money = { amount: '20.00', currency: 'EUR' };
const DEPOSIT = message('2', { kind: 'deposit', paymentId: '5', status: 'succeeded', ...money });
const IDEA = message('1', { kind: 'idea', ideaId: '9' }, true);

describe('the page of messages', () => {
  let page: FakePage;
  let view: InboxView;
  const settled = async () => {
    for (let turn = 0; turn < 6; turn += 1) await act(() => Promise.resolve());
  };
  const show = async (messages: readonly InboxMessage[], next: string | null = null, language = 'en') => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7', language });
    const unread = messages.filter(({ isRead }) => !isRead).length;
    view = { messages: [...messages], next, unread };
    page.shared.auth.noteUnread(unread);
    page.answer('GET', '/web-api/inbox', () => answered(view));
    page.answer('POST', '/web-api/inbox/2/read', answered({ unread: 0 }));
    page.answer('POST', '/web-api/inbox/read-all', answered({ unread: 0 }));
    render(<MessagesPage />);
    await settled();
  };
  const sent = () => page.requests.filter(({ method }) => method === 'POST');
  afterEach(() => page.remove());

  it('says what happened in the reader’s words and leads there', async () => {
    await show([DEPOSIT, IDEA]);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en/office/historypay',
      '/en/office/share-idea',
    ]);
    expect(screen.getByText('Your deposit of €20.00 has arrived')).toBeTruthy();
    expect(screen.getAllByText('Nov 21, 09:00 UTC')).toHaveLength(2);
    expect(screen.getAllByText('New')).toHaveLength(1);
    fireEvent.click(links[0] as HTMLElement);
    fireEvent.click(links[1] as HTMLElement);
    expect(sent().map(({ path }) => path)).toEqual(['/web-api/inbox/2/read']);
  });

  it('shows what was read on another device, and marks read only what it has shown', async () => {
    await show([DEPOSIT, IDEA]);
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(sent()[0]?.body).toEqual({ throughId: '2' });
    view = { ...view, messages: [{ ...DEPOSIT, isRead: true }, IDEA], unread: 0 };
    act(() => page.sendNews({ kind: 'inbox' }));
    await settled();
    expect(screen.queryByText('New')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('has the shape of its messages until they come', () => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7' });
    page.answer('GET', '/web-api/inbox', () => new Promise<never>(() => undefined));
    render(<MessagesPage />);
    const [first] = screen.getAllByTestId('coming-message');
    // Icon, words and time, as a message has them.
    expect(first?.children).toHaveLength(3);
  });

  it('shows a message that comes while it is open', async () => {
    await show([IDEA]);
    view = { ...view, messages: [DEPOSIT, IDEA], unread: 1 };
    act(() => page.shared.auth.noteUnread(1));
    await settled();
    expect(screen.getByText('Your deposit of €20.00 has arrived')).toBeTruthy();
  });

  it('reads on where the first page ended', async () => {
    await show([DEPOSIT], '2');
    page.answer('GET', '/web-api/inbox', ({ options }) =>
      answered(options.query?.['before'] === '2' ? { ...view, messages: [IDEA], next: null } : view),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await settled();
    expect(document.querySelectorAll('[data-message]')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says that there is nothing yet, and offers to try again, in Russian', async () => {
    await show([], null, 'ru');
    expect(screen.getByText('Сообщений пока нет')).toBeTruthy();
    page.answer('GET', '/web-api/inbox', refusal('INTERNAL'));
    page.remove();
    await show([DEPOSIT], null, 'ru');
    expect(screen.getByText(/^Пополнение .* зачислено$/)).toBeTruthy();
  });

  it('tells that it could not be read, and reads again', async () => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7' });
    page.answer('GET', '/web-api/inbox', refusal('INTERNAL'));
    render(<MessagesPage />);
    await settled();
    page.answer('GET', '/web-api/inbox', answered({ messages: [IDEA], next: null, unread: 0 }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByText('We have answered your idea')).toBeTruthy();
  });
});
