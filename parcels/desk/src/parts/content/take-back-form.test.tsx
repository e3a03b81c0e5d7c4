import { act, fireEvent, render, screen } from '@testing-library/react';
import { answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { SESSION, TOKEN } from '../../pages/content-page.fixture.ts';
import { DeskContext, type Desk } from '../session/desk-context.ts';
import { TakeBackForm } from './take-back-form.tsx';

const PATH = '/operator-api/content/take-back';
const DESK: Desk = {
  session: SESSION,
  token: TOKEN,
  may: () => true,
  isIdle: false,
  lost: () => undefined,
};

describe('taking back what is read', () => {
  let page: FakePage;
  let isDone: boolean;
  beforeEach(() => {
    isDone = false;
    page = installFakePage({ dictionaries: { desk: { en, ru } } });
  });
  afterEach(() => page.remove());

  const form = (seen: number | null) => (
    <DeskContext value={DESK}>
      <TakeBackForm address="/about" seen={seen} onDone={() => (isDone = true)} onCancel={() => undefined} />
    </DeskContext>
  );
  async function send(): Promise<void> {
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'it was wrong' } });
    await act(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
      return Promise.resolve();
    });
  }

  it('is done where the answer was lost and it is read no more', async () => {
    page.answer('POST', PATH, {
      ok: false,
      status: 'network-error',
      httpStatus: 0,
      problem: { code: 'NETWORK_ERROR', message: '' },
    });
    const { rerender } = render(form(2));
    await send();
    expect(isDone).toBe(false);
    rerender(form(null));
    expect(screen.queryByText('Take back version 0')).toBeNull();
    expect(isDone).toBe(true);
  });

  it('stays of the version it was opened for while another is published', async () => {
    page.answer('POST', PATH, answered(null, 204));
    const { rerender } = render(form(2));
    rerender(form(3));
    expect(screen.getByText('Take back version 2')).toBeTruthy();
    expect(isDone).toBe(false);
    await send();
    expect(page.requests.at(-1)?.body).toMatchObject({ seen: 2 });
  });
});
