import { act, render, screen } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import { answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { HELP, SESSION, STATE, TOKEN } from './content-page.fixture.ts';
import { ContentPage } from './content-page.tsx';
import { A_SITE, openSitePage } from './site-page.fixture.tsx';

const timesAsked = (page: FakePage, path: string): number =>
  page.requests.filter((request) => request.path === path).length;
/** Lets what is under way come in, and no time pass. */
const settle = () => act(() => Promise.resolve());

describe('what others change while the desk is open', () => {
  it('is read at once when the page is told of the site', async () => {
    const desk = openSitePage('countries', A_SITE, ['site:configure']);
    await screen.findByText('Nobody is kept out by a rule.', {}, { timeout: 5_000 });
    expect(desk.page.watchedTopics()).toEqual(['content']);
    const before = timesAsked(desk.page, '/operator-api/site');
    const rules = [{ countries: ['UA'], reason: 1, displayTypeId: 1, templateTypeId: 1 }];
    desk.page.answer(
      'GET',
      '/operator-api/site',
      answered({ ...A_SITE, version: 6, keys: { blocks: { rules } } }),
    );
    act(() => desk.page.setSite({ version: 6 }));
    await settle();
    expect(timesAsked(desk.page, '/operator-api/site')).toBe(before + 1);
    expect(screen.getByText('Rule 1: Ukraine')).toBeTruthy();
    desk.leave();
  });

  it('is read at once when the page is told of content', async () => {
    const page = installFakePage({ dictionaries: { desk: { en, ru } } });
    page.answer(
      'POST',
      '/operator-api/session/resume',
      answered({ signedIn: { token: TOKEN, session: SESSION } }),
    );
    page.answer('GET', '/operator-api/content', answered({ documents: [STATE] }));
    render(<ContentPage {...({ params: {}, query: '' } as unknown as PageProps)} />);
    await screen.findByText('How odds move', {}, { timeout: 5_000 });
    const before = timesAsked(page, '/operator-api/content');
    page.answer('GET', '/operator-api/content', answered({ documents: [STATE, HELP] }));
    act(() => page.setContentRevision(1));
    await settle();
    expect(timesAsked(page, '/operator-api/content')).toBe(before);
    act(() => page.setContentRevision(2));
    await settle();
    expect(timesAsked(page, '/operator-api/content')).toBe(before + 1);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    page.remove();
  });
});
