import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { IdeasView, IdeaView } from '@paddock/contract/schemas';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { ShareIdeaPage } from './share-idea-page.tsx';

const IDEA: IdeaView = {
  id: '81',
  area: 'betting',
  text: 'Show the weather of outdoor matches.',
  mayAnswer: true,
  state: 'planned',
  answer: 'In spring.',
  createdAtMs: Date.UTC(2026, 10, 20, 9),
  changedAtMs: Date.UTC(2026, 10, 21, 9),
};
const EMPTY: IdeasView = { ideas: [], total: 0, left: 5, nextAtMs: null };

describe('sharing an idea', () => {
  let page: FakePage;
  const settled = async () => {
    for (let turn = 0; turn < 4; turn += 1) await act(() => Promise.resolve());
  };
  const show = async (view: IdeasView = EMPTY, rest: Parameters<typeof installFakePage>[0] = {}) => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7', ...rest });
    page.answer('GET', '/web-api/ideas', answered(view));
    render(<ShareIdeaPage />);
    await settled();
  };
  const write = (text: string) =>
    fireEvent.change(screen.getByLabelText('In your words'), { target: { value: text } });
  const written = () => screen.getByLabelText<HTMLTextAreaElement>('In your words').value;
  const choose = (area: string) =>
    fireEvent.change(screen.getByLabelText('What is it about'), { target: { value: area } });
  const button = () => screen.getByTestId('idea-form').querySelector('button');
  const sent = () => page.requests.filter(({ method }) => method === 'POST');
  afterEach(() => page.remove());

  it('says what is missing, sends once with a key, and shows the idea [S2-27]', async () => {
    await show();
    expect(button()?.textContent).toBe('Choose what it is about');
    choose('betting');
    write('x'.repeat(18));
    expect(button()?.textContent).toBe('Write 2 more characters');
    write(`  ${IDEA.text} `);
    expect(button()?.textContent).toBe('Send the idea');
    page.answer('POST', '/web-api/ideas', answered({ ...IDEA, state: 'received', answer: null }));
    page.answer('GET', '/web-api/ideas', answered({ ...EMPTY, ideas: [IDEA], total: 1, left: 4 }));
    const form = screen.getByTestId('idea-form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await settled();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toEqual({ area: 'betting', text: IDEA.text, mayAnswer: false });
    expect(sent()[0]?.options.key).toBeTruthy();
    expect(screen.getByText(IDEA.text)).toBeTruthy();
    expect(written()).toBe('');
  });

  it('shows what became of an idea and what the house wrote', async () => {
    await show({ ...EMPTY, ideas: [IDEA], total: 1 });
    expect(screen.getByText('Planned')).toBeTruthy();
    expect(screen.getByText('In spring.')).toBeTruthy();
  });

  it('shows an answer that comes while the page is open', async () => {
    await show({ ...EMPTY, ideas: [{ ...IDEA, state: 'received', answer: null }], total: 1 });
    page.answer('GET', '/web-api/ideas', answered({ ...EMPTY, ideas: [IDEA], total: 1 }));
    act(() => page.sendNews({ kind: 'idea', ideaId: IDEA.id }));
    await settled();
    expect(screen.getByText('In spring.')).toBeTruthy();
  });

  it('keeps what was typed over a refusal, a lost connection and a reload', async () => {
    await show();
    choose('safety');
    write(IDEA.text);
    page.answer('POST', '/web-api/ideas', {
      ok: false,
      status: 'network-error',
      httpStatus: 0,
      problem: { code: 'NETWORK_ERROR', message: '' },
    });
    fireEvent.submit(screen.getByTestId('idea-form'));
    await settled();
    page.answer('POST', '/web-api/ideas', refusal('TOO_MANY_REQUESTS'));
    fireEvent.submit(screen.getByTestId('idea-form'));
    await settled();
    fireEvent.submit(screen.getByTestId('idea-form'));
    await settled();
    // The lost one was sent again as it was; what follows an answer is another.
    const keys = sent().map(({ options }) => options.key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
    expect(written()).toBe(IDEA.text);
    cleanup();
    render(<ShareIdeaPage />);
    await settled();
    expect(written()).toBe(IDEA.text);
  });

  it('says when the next one may come', async () => {
    await show({ ...EMPTY, left: 0, nextAtMs: Date.UTC(2026, 10, 22, 9) });
    choose('other');
    write(IDEA.text);
    expect(button()?.textContent).toMatch(/^The next idea from Nov 22/);
    fireEvent.submit(screen.getByTestId('idea-form'));
    await settled();
    expect(sent()).toEqual([]);
  });

  it('reads further pages behind the first', async () => {
    const ideas = Array.from({ length: 10 }, (_, at) => ({ ...IDEA, id: String(at + 1) }));
    await show({ ...EMPTY, ideas, total: 11 });
    page.answer('GET', '/web-api/ideas', ({ options }) =>
      answered({ ...EMPTY, total: 11, ideas: options.query?.['pageNumber'] === 2 ? [IDEA] : ideas }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await settled();
    expect(document.querySelectorAll('[data-idea]')).toHaveLength(11);
  });

  it('offers to try again, in Russian', async () => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7', language: 'ru' });
    page.answer('GET', '/web-api/ideas', refusal('INTERNAL'));
    render(<ShareIdeaPage />);
    await settled();
    page.answer('GET', '/web-api/ideas', answered(EMPTY));
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await settled();
    expect(screen.getByText('Идей пока нет')).toBeTruthy();
  });
});
