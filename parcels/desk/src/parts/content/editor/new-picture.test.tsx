import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import type { ContentPictureView } from '@paddock/contract/schemas';
import type { Failure } from '@paddock/shared-utils';
import { answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../../locales/en.json' with { type: 'json' };
import { DOCUMENT, SESSION, STATE, TOKEN } from '../../../pages/content-page.fixture.ts';
import { ContentPage } from '../../../pages/content-page.tsx';

const PICTURE: ContentPictureView = {
  id: '0f'.repeat(16),
  alt: { en: 'A field', ru: 'Поле' },
  width: 780,
  height: 520,
  source: '/content-pictures/a/780.webp',
  sources: [],
  author: 'nora',
  atMs: 0,
  usedAt: [],
};

const PATH = '/operator-api/content/pictures';
const UNANSWERED: Failure = {
  ok: false,
  status: 'network-error',
  httpStatus: 0,
  problem: { code: 'NETWORK_ERROR', message: '' },
};

describe('a new picture of a document', () => {
  let page: FakePage;
  afterEach(() => {
    page.remove();
    sessionStorage.clear();
  });

  /** Everything is said, and the form is there to be sent. */
  async function filled(): Promise<{ readonly title: HTMLInputElement; readonly send: () => void }> {
    page = installFakePage({ dictionaries: { desk: { en } } });
    const signedIn = { token: TOKEN, session: SESSION };
    page.answer('POST', '/operator-api/session/resume', answered({ signedIn }));
    page.answer('GET', '/operator-api/content/document', answered(DOCUMENT));
    const query = `?at=${encodeURIComponent(STATE.address)}`;
    render(<ContentPage {...({ params: {}, query } as unknown as PageProps)} />);
    const text = within(await screen.findByTestId('text-en'));
    fireEvent.change(text.getByLabelText('Add a block'), { target: { value: 'picture' } });
    fireEvent.click(text.getByRole('button', { name: 'Bring a new one' }));
    const file = new File(['picture'], 'field.png', { type: 'image/png' });
    fireEvent.change(screen.getByTestId('picture-file'), { target: { files: [file] } });
    expect(await screen.findByText('field.png')).toBeTruthy();
    for (const [label, value] of [
      ['What it shows, in English', 'A field'],
      ['What it shows, in Russian', 'Поле'],
      ['Why', 'the new ground'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const send = await screen.findByRole('button', { name: 'Bring this picture' });
    return { title: text.getByLabelText<HTMLInputElement>('Title'), send: () => fireEvent.click(send) };
  }

  it('is taken by its file, with what it shows, and loses nothing that is written meanwhile', async () => {
    const { title, send } = await filled();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    page.answer('POST', PATH, () => promise.then(() => answered(PICTURE)));
    send();
    fireEvent.change(title, { target: { value: 'Written meanwhile' } });
    await act(async () => {
      resolve(undefined);
      await promise;
    });
    expect(document.querySelector('img')?.getAttribute('src')).toBe(PICTURE.source);
    expect(title.value).toBe('Written meanwhile');
  });

  it('is waited for while the server works on it, and no lost connection', async () => {
    const { send } = await filled();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const answers = [() => UNANSWERED, () => promise.then(() => answered(PICTURE))];
    page.answer('POST', PATH, () => answers.shift()?.() ?? UNANSWERED);
    page.answer('GET', PATH, answered({ pictures: [] }));
    send();
    expect(await screen.findByText(/still being worked on/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => {
      resolve(undefined);
      await promise;
    });
    expect(document.querySelector('img')?.getAttribute('src')).toBe(PICTURE.source);
    const [first, second] = page.requests.filter(({ method, path }) => method === 'POST' && path === PATH);
    expect(second?.body).toEqual(first?.body);
  });

  it('may be there already where it takes too long', async () => {
    const { send } = await filled();
    page.answer('POST', PATH, UNANSWERED);
    page.answer('GET', PATH, answered({ pictures: [] }));
    send();
    expect(await screen.findByText(/look under “Choose a picture”/)).toBeTruthy();
    expect(screen.queryByText(/still being worked on/)).toBeNull();
  });

  it('is not sent again where the server answers nothing else either', async () => {
    const { send } = await filled();
    page.answer('POST', PATH, UNANSWERED);
    page.answer('GET', PATH, UNANSWERED);
    send();
    expect(await screen.findByText('No answer. Check the network and try again.')).toBeTruthy();
    expect(page.requests.filter(({ path }) => path === PATH).map(({ method }) => method)).toEqual([
      ...['POST', 'GET'],
    ]);
  });
});
