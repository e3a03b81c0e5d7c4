import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ContentBody } from '@paddock/contract/schemas';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import { DOCUMENT, SESSION, TOKEN } from '../../pages/content-page.fixture.ts';
import { editedOf } from '../../model/edited-document.ts';
import type { RefusedDocument } from '../../model/problem-places.ts';
import { DeskContext, type Desk } from '../session/desk-context.ts';
import { PublishForm } from './publish-form.tsx';

const PATH = '/operator-api/content/publish';
const DESK: Desk = {
  session: SESSION,
  token: TOKEN,
  may: () => true,
  isIdle: false,
  lost: () => undefined,
};
const ENGLISH = { title: 'Odds', description: 'They move.', blocks: [] };

describe('publishing a version', () => {
  let page: FakePage;
  let refused: RefusedDocument | undefined;
  beforeEach(() => {
    refused = undefined;
    page = installFakePage({ dictionaries: { desk: { en } } });
    page.answer('POST', PATH, answered(null, 204));
  });
  afterEach(() => page.remove());

  const open = (texts: ContentBody['texts']) =>
    render(
      <DeskContext value={DESK}>
        <PublishForm
          address="/blog/odds"
          number={2}
          document={editedOf({ ...DOCUMENT.body, texts })}
          onRefused={(one) => (refused = one)}
          onDone={() => undefined}
          onCancel={() => undefined}
        />
      </DeskContext>,
    );
  const lacking = () => screen.queryAllByRole('listitem').map((line) => line.textContent);

  it('says in which languages how much is not translated, and may be done all the same', () => {
    const { unmount } = open({ en: ENGLISH });
    expect(lacking()).toEqual(['Russian: no text, readers get the site’s own']);
    unmount();
    open({ en: ENGLISH, ru: { ...ENGLISH, title: 'Коэффициенты' } });
    expect(lacking()).toEqual(['Russian: 1 not translated']);
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'it is urgent' } });
    fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
    expect(page.requests.at(-1)?.path).toBe(PATH);
  });

  it('says nothing of languages where everything is translated', () => {
    open({ en: ENGLISH, ru: { title: 'Коэффициенты', description: 'Они движутся.', blocks: [] } });
    expect(lacking()).toEqual([]);
  });

  it('says what is not filled in yet, for the fields too', async () => {
    open({ en: ENGLISH, ru: { title: 'Коэффициенты', description: 'Они движутся.', blocks: [] } });
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'too early' } });
    page.answer(
      'POST',
      PATH,
      refusal('CONTENT_INVALID', { wrong: [{ place: '/texts/en/title', rule: 'missing' }] }),
    );
    await act(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
      return Promise.resolve();
    });
    expect(lacking()).toEqual(['English · Title: not filled in yet']);
    expect(refused?.places).toMatchObject([{ language: 'en', path: ['title'], rule: 'missing' }]);
  });

  it('says what a time will do before one is filled in', () => {
    open({ en: ENGLISH });
    expect(screen.getByText(/within a second/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText('At a time'));
    expect(screen.queryByText(/within a second/)).toBeNull();
    expect(screen.getByText(/^Everybody reads it from the time that you fill in/)).toBeTruthy();
  });
});
