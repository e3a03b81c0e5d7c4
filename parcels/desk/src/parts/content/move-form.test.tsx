import { act, fireEvent, render, screen } from '@testing-library/react';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import { SESSION, TOKEN } from '../../pages/content-page.fixture.ts';
import { DeskContext, type Desk } from '../session/desk-context.ts';
import { MoveForm } from './move-form.tsx';

const PATH = '/operator-api/content/move';
const DESK: Desk = {
  session: SESSION,
  token: TOKEN,
  may: () => true,
  isIdle: false,
  lost: () => undefined,
};

describe('another address of a document', () => {
  let page: FakePage;
  let moved: string[];
  beforeEach(() => {
    moved = [];
    page = installFakePage({ dictionaries: { desk: { en } } });
    render(
      <DeskContext value={DESK}>
        <MoveForm
          address="/blog/old"
          kind="article"
          onMoved={(to) => moved.push(to)}
          onCancel={() => undefined}
        />
      </DeskContext>,
    );
  });
  afterEach(() => page.remove());

  const field = () => screen.getByLabelText<HTMLInputElement>('New address');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = () =>
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Change it' }));
      return Promise.resolve();
    });

  it('is sent with why, after what becomes of the old one was said', async () => {
    expect(screen.getByText(/The old one leads there for good \(301\)/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enter another address' })).toBeTruthy();
    type('New address', '/news/new');
    expect(screen.getByRole('button', { name: 'Enter an address for this kind' })).toBeTruthy();
    type('New address', ' /blog/new ');
    type('Why', 'a better name');
    page.answer('POST', PATH, answered(null, 204));
    await send();
    expect(page.requests.at(-1)?.body).toEqual({
      address: '/blog/old',
      to: '/blog/new',
      reason: 'a better name',
    });
    expect(moved).toEqual(['/blog/new']);
  });

  it('says at the field why it is not taken, until another one is typed', async () => {
    const noteOf = () =>
      document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    type('New address', '/blog/taken');
    type('Why', 'a better name');
    page.answer('POST', PATH, refusal('CONTENT_ADDRESS_TAKEN', 409));
    await send();
    expect(noteOf()).toBe('Another document stands at this address.');
    expect([field().getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field()]);
    page.answer(
      'POST',
      PATH,
      refusal('CONTENT_INVALID', { wrong: [{ place: '/kind', rule: 'address', named: '/blog/taken' }] }),
    );
    await send();
    expect(noteOf()).toBe('a document of this kind cannot stand at /blog/taken');
    type('New address', '/blog/free');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    expect(moved).toEqual([]);
  });

  it('is doubted before it is sent where a redirect takes it', async () => {
    type('New address', '/blog/new');
    const url = '/betting-calculator';
    const data = { redirect: true, code: 301, url, reasons: ['prefix /blog'], breadcrumbs: [] };
    page.answer('POST', '/redirects-api/api/v1/redirect-light', answered({ data }));
    await act(() => {
      fireEvent.blur(field());
      return Promise.resolve();
    });
    expect(await screen.findByText(/^A redirect takes this address/)).toBeTruthy();
    expect(page.requests.at(-1)?.body).toEqual({ url: '/blog/new' });
  });
});
