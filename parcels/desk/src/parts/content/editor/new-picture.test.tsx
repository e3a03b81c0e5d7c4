import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import type { ContentPictureView } from '@paddock/contract/schemas';
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

describe('a new picture of a document', () => {
  let page: FakePage;
  afterEach(() => {
    page.remove();
    sessionStorage.clear();
  });

  it('is taken by its file, with what it shows, and loses nothing that is written meanwhile', async () => {
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
    const { promise, resolve } = Promise.withResolvers<undefined>();
    page.answer('POST', '/operator-api/content/pictures', () => promise.then(() => answered(PICTURE)));
    const form = within(screen.getByRole('form', { name: 'Bring a new one' }));
    fireEvent.click(await form.findByRole('button', { name: 'Bring a new one' }));
    const title = text.getByLabelText<HTMLInputElement>('Title');
    fireEvent.change(title, { target: { value: 'Written meanwhile' } });
    await act(async () => {
      resolve(undefined);
      await promise;
    });
    expect(document.querySelector('img')?.getAttribute('src')).toBe(PICTURE.source);
    expect(title.value).toBe('Written meanwhile');
  });
});
