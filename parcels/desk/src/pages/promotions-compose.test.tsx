import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import type { PromotionRequest } from '@paddock/contract/schemas';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { PARTS } from './promotion-parts.fixture.ts';
import { LEAD, PROMOTION, PROMOTIONS, TERMS } from './promotions-page.fixture.ts';
import { PromotionsPage } from './promotions-page.tsx';

describe('a promotion that is composed', () => {
  let page: FakePage;
  afterEach(() => {
    page.remove();
    sessionStorage.clear();
  });

  function open({ query = '?compose=', permissions = LEAD.permissions } = {}) {
    page = installFakePage({
      dictionaries: { desk: { en } },
      site: { languages: { all: ['de', 'en', 'ru'], hiddenFromGuests: [], fallback: 'en' } },
    });
    const session = { ...LEAD, permissions };
    page.answer(
      'POST',
      '/operator-api/session/resume',
      answered({ signedIn: { token: 'a.token', session } }),
    );
    page.answer('GET', '/operator-api/promotions', answered(PROMOTIONS));
    page.answer('GET', '/operator-api/promotion-parts', answered(PARTS));
    page.answer('GET', '/operator-api/promotions/good-week', answered(PROMOTION));
    return render(<PromotionsPage {...({ params: {}, query } as unknown as PageProps)} />);
  }
  const asked = (path: string) => page.requests.filter((one) => one.path === path);
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const press = (element: HTMLElement) =>
    act(() => {
      fireEvent.click(element);
      return Promise.resolve();
    });
  const type = (label: string | RegExp, value: string, inside: HTMLElement = document.body) =>
    fireEvent.change(within(inside).getByLabelText(label), { target: { value } });
  const part = (name: string) => screen.getByRole('group', { name });
  async function begin() {
    await screen.findByText('Begin with', {}, { timeout: 5_000 });
    type('Begin with', 'a-sample');
    await press(button('Begin'));
  }

  it('begins with a sample, changes its parts and is written as a version', async () => {
    open();
    await begin();
    type('Code of the promotion', 'derby');
    type('Kind', 'free-bet', part('What is given'));
    const gives = part('What is given');
    // What both kinds have stays; the rest is asked for.
    expect(within(gives).getByLabelText<HTMLInputElement>('Amount').value).toBe('10.00');
    expect(button(/Fill in what is missing/)).toBeTruthy();
    type('Days', '3', gives);
    type('Least odds', '1,3', gives);
    fireEvent.click(screen.getByLabelText('With: What bonus money wants'));
    type('Add: By currency', 'JPY', gives);
    type('Amount', '900', within(gives).getByText('JPY', { selector: 'b' }).parentElement ?? gives);
    type('Why', 'the derby');
    page.answer('POST', '/operator-api/promotions', answered(PROMOTION, 201));
    await press(button('Write it as a version'));
    const { wants: _none, ...terms } = TERMS;
    expect(asked('/operator-api/promotions').find(({ method }) => method === 'POST')?.body).toEqual({
      code: 'derby',
      reason: 'the derby',
      terms: {
        ...terms,
        gives: {
          ...{ kind: 'free-bet', days: 3, minOddsMilli: 1_300 },
          currencies: { EUR: { amount: '10.00' }, JPY: { amount: '900' } },
        },
      },
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('warns of languages whose text says what the sample says, once the terms or another text are others', async () => {
    open();
    await begin();
    const warned = () => screen.queryByTestId('unchanged-texts')?.textContent;
    expect(warned()).toBeUndefined();
    type('Amount', '20.00', part('What is given'));
    expect(warned()).toMatch(/still say what they said before: English, Русский\. Read/);
    type('Title', 'Another Week', screen.getByTestId('text-en'));
    expect(warned()).toContain('before: Русский.');
    type('Amount', '10.00', part('What is given'));
    expect(warned()).toContain('before: Русский.');
    type('Title', 'A Good Week', screen.getByTestId('text-en'));
    expect(warned()).toBeUndefined();
  });

  it('says a contradiction in plain words beside its part, until that is typed anew', async () => {
    open({ query: '?code=good-week&compose=' });
    const gives = await screen.findByRole('group', { name: 'What is given' });
    page.answer(
      'POST',
      '/operator-api/promotions/preview',
      refusal('INVALID_INPUT', [
        { at: '/terms/gives/kind', rule: 'noDeposit', message: 'said to a command' },
        { at: '/terms/wants/multiple', rule: 'most', limit: 100, message: 'said to a command' },
      ]),
    );
    await press(button('Preview'));
    const told = 'a share of a deposit is given, and no deposit starts it';
    expect(within(gives).getByText(told)).toBeTruthy();
    const multiple = screen.getByLabelText<HTMLInputElement>('Staked so many times');
    expect(multiple.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toContain('Staked so many times: 100 at most');
    type('Kind', 'points', gives);
    expect(within(part('What is given')).queryByText(told)).toBeNull();
    expect(multiple.getAttribute('aria-invalid')).toBe('true');
  });

  it('is written in any language of the site, and says which are missing', async () => {
    open({ query: '?code=good-week&compose=' });
    const texts = await screen.findByRole('group', { name: 'What players read' });
    const tabs = () => within(texts).getAllByRole('tab');
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['English', 'Deutschnone', 'Русский']);
    const german = () => within(texts).getByTestId('text-de');
    await press(tabs()[1] ?? texts);
    type('Language beside it', 'en', texts);
    expect(within(german()).getByText(/not written in this language/)).toBeTruthy();
    await press(within(german()).getByRole('button', { name: 'Begin with a copy of English' }));
    expect(tabs()[1]?.textContent).toBe('Deutsch');
    const title = within(german()).getByLabelText<HTMLInputElement>('Title');
    expect([title.value, title.lang]).toEqual(['A Good Week', 'de']);
    type('Title', 'Eine gute Woche', german());
    expect(within(texts).getByTestId('text-en').querySelector('input')?.value).toBe('A Good Week');
    await press(tabs()[2] ?? texts);
    await press(within(texts).getAllByRole('button', { name: 'Remove this language' })[0] ?? texts);
    await press(within(texts).getByRole('button', { name: 'Remove it with all its text' }));
    expect(tabs()[2]?.textContent).toBe('Русскийnone');
    page.answer('POST', '/operator-api/promotions', answered(PROMOTION, 201));
    type('Why', 'for Germans');
    await press(button('Write it as a version'));
    const written = asked('/operator-api/promotions').find(({ method }) => method === 'POST')?.body;
    const { en: english } = TERMS.text;
    expect((written as PromotionRequest).terms.text).toEqual({
      en: english,
      de: { ...english, title: 'Eine gute Woche' },
    });
  });

  it('brings the language to the page in which something was refused', async () => {
    open({ query: '?code=good-week&compose=' });
    const texts = await screen.findByRole('group', { name: 'What players read' });
    await press(within(texts).getByRole('tab', { name: 'Русский' }));
    page.answer(
      'POST',
      '/operator-api/promotions/preview',
      refusal('INVALID_INPUT', [{ at: '/terms/text/de', rule: 'siteLanguage', message: 'to a command' }]),
    );
    await press(button('Preview'));
    expect(within(texts).getByTestId('text-de').textContent).toContain(
      'not written in the site’s own language',
    );
    await press(within(texts).getByRole('button', { name: 'Begin empty' }));
    expect(texts.textContent).not.toContain('not written in the site’s own language');
  });

  it('says what is wrong with its code beside the field, once it was left', async () => {
    open();
    await begin();
    const code = screen.getByLabelText('Code of the promotion');
    expect(code.getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.blur(code);
    expect(code.getAttribute('aria-invalid')).toBe('true');
    type('Code of the promotion', 'Derby Day');
    expect(code.closest('div')?.parentElement?.textContent).toContain('characters that may not stand here');
    type('Code of the promotion', 'derby');
    expect(code.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('is here again after another page, until it is thrown away', async () => {
    const { unmount } = open();
    await begin();
    type('Code of the promotion', 'derby');
    unmount();
    page.remove();
    const list = open({ query: '' });
    const link = await screen.findByRole('link', { name: 'A new promotion' });
    expect(link.getAttribute('href')).toContain('compose=');
    list.unmount();
    page.remove();
    open();
    const code = await screen.findByLabelText<HTMLInputElement>('Code of the promotion');
    expect(code.value).toBe('derby');
    await press(button('Throw it away'));
    expect(screen.getByText('Begin with')).toBeTruthy();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is composed by who may configure the site', async () => {
    open({ permissions: ['reports:read'] });
    expect(await screen.findByText(/site:configure/)).toBeTruthy();
  });

  it('takes a picture that editors brought, or an address that is typed', async () => {
    open({ query: '?code=good-week&compose=' });
    const address = () => screen.getByLabelText<HTMLInputElement>('Picture');
    const source = `/content-pictures/${'0'.repeat(32)}/780.webp`;
    const picture = {
      ...{ id: '0'.repeat(32), alt: { en: 'A wheel', ru: 'Колесо' }, width: 780, height: 400, source },
      ...{ sources: [], author: 'eve', atMs: 0, usedAt: [] },
    };
    page.answer('GET', '/operator-api/content/pictures', answered({ pictures: [picture] }));
    await press(await screen.findByRole('button', { name: 'Choose a picture' }));
    await press(await screen.findByRole('button', { name: 'Take: A wheel' }));
    expect(address().value).toBe(source);
    expect(screen.queryByRole('button', { name: 'Take: A wheel' })).toBeNull();
    fireEvent.change(address(), { target: { value: 'elsewhere' } });
    expect(document.querySelector('img')).toBeNull();
    // Whoever edits no content brings no picture.
    expect(screen.queryByRole('button', { name: 'Bring a new one' })).toBeNull();
  });
});
