import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import type { SegmentPlayersView } from '@paddock/contract/schemas';
import {
  answered,
  installFakePage,
  refusal,
  SAMPLE_NOW_MS,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { PARTS } from './promotion-parts.fixture.ts';
import { LEAD } from './promotions-page.fixture.ts';
import { PromotionsPage } from './promotions-page.tsx';

const SEGMENT: SegmentPlayersView = {
  ...{
    code: 'not-lately',
    version: 3,
    author: 'eve',
    changedAtMs: SAMPLE_NOW_MS,
    usedBy: [],
    players: 1_234,
  },
  conditions: { countries: ['NO'], deposits: { lastDays: 30, atLeast: 2 } },
};

const whole = { type: 'integer' };
const codes = (pattern: string) => ({ type: 'array', minItems: 1, items: { type: 'string', pattern } });
/** Some of what can be said of players: the real schema is tried beside the form's model. */
const SCHEMA = {
  type: 'object',
  properties: {
    ...{ countries: codes('^[A-Z]{2}$'), mainCurrencies: codes('^[A-Z]{3}$'), noStakeFor: whole },
    deposits: {
      type: 'object',
      ...{ properties: { lastDays: whole, atLeast: whole }, required: ['lastDays', 'atLeast'] },
    },
  },
};

describe('segments of players at the desk', () => {
  let page: FakePage;
  afterEach(() => {
    page.remove();
    sessionStorage.clear();
  });

  function open(query: string, over: Partial<SegmentPlayersView> = {}, permissions = LEAD.permissions) {
    page = installFakePage({ dictionaries: { desk: { en } } });
    const signedIn = { token: 'a.token', session: { ...LEAD, permissions: [...permissions] } };
    const { players, ...listed } = { ...SEGMENT, ...over };
    page.answer('POST', '/operator-api/session/resume', answered({ signedIn }));
    page.answer('GET', '/operator-api/segments', answered({ segments: [listed], schema: SCHEMA }));
    page.answer('GET', '/operator-api/segments/not-lately', answered({ ...listed, players }));
    page.answer('GET', '/operator-api/promotion-parts', answered(PARTS));
    return render(<PromotionsPage {...({ params: {}, query } as unknown as PageProps)} />);
  }
  const posted = () =>
    page.requests
      .filter(({ method, path }) => method === 'POST' && /segments/.test(path))
      .map(({ path, body }) => [path, body]);
  const press = (name: string | RegExp, at = 0) =>
    act(async () => {
      fireEvent.click(screen.getAllByRole('button', { name })[at]!);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    });
  const type = (label: string | RegExp, value: string, inside: HTMLElement = document.body) =>
    fireEvent.change(within(inside).getByLabelText(label), { target: { value } });

  it('are made by a form, of at least one condition and a code that is free', async () => {
    open('?segments=&compose=');
    const code = await screen.findByLabelText('Code of the segment', {}, { timeout: 5_000 });
    fireEvent.blur(code);
    expect(code.getAttribute('aria-invalid')).toBe('true');
    type('Code of the segment', 'lapsed');
    type('Why', 'the plan');
    expect(screen.getByRole('button', { name: 'Say at least one thing about who is in it' })).toBeTruthy();
    type('No stake for so many days', '30');
    fireEvent.click(screen.getByLabelText('With: Deposits'));
    const deposits = screen.getByRole('group', { name: 'Deposits' });
    type('In so many last days', '90', deposits);
    type('So many or more', '2', deposits);
    fireEvent.click(screen.getByLabelText('EUR'));
    page.answer('POST', '/operator-api/segments', refusal('SEGMENT_EXISTS'));
    await press('Write the segment');
    expect(posted()).toEqual([
      [
        '/operator-api/segments',
        {
          ...{ code: 'lapsed', seen: 0, reason: 'the plan' },
          conditions: {
            ...{ noStakeFor: 30, deposits: { lastDays: 90, atLeast: 2 }, mainCurrencies: ['EUR'] },
          },
        },
      ],
    ]);
    expect(screen.getByRole('alert').textContent).toContain('another segment has this code');
  });

  it('are changed from what was seen', async () => {
    open('?segments=not-lately&compose=');
    const countries = await screen.findByLabelText(/^Countries/, {}, { timeout: 5_000 });
    expect((countries as HTMLInputElement).value).toBe('NO');
    fireEvent.change(countries, { target: { value: 'NO, SE' } });
    type('Why', 'more of them');
    page.answer('POST', '/operator-api/segments', answered(SEGMENT));
    await press('Write the segment');
    expect(posted()[0]?.[1]).toMatchObject({
      ...{ code: 'not-lately', seen: 3 },
      conditions: { countries: ['NO', 'SE'], deposits: { lastDays: 30, atLeast: 2 } },
    });
  });

  it('take countries in letters of any case', async () => {
    open('?segments=not-lately&compose=');
    const countries = await screen.findByLabelText(/^Countries/, {}, { timeout: 5_000 });
    fireEvent.change(countries, { target: { value: 'no, Se' } });
    expect((countries as HTMLInputElement).value).toBe('no, Se');
    type('Why', 'more of them');
    page.answer('POST', '/operator-api/segments', answered(SEGMENT));
    await press('Write the segment');
    expect(posted()[0]?.[1]).toMatchObject({ conditions: { countries: ['NO', 'SE'] } });
  });

  it('say how many players are in one now, and who that is', async () => {
    open('?segments=not-lately');
    expect(await screen.findByText('Players in it now: 1,234')).toBeTruthy();
    const said = screen.getByRole('region', { name: 'Who is in it' }).textContent;
    expect(said).toContain('NO');
    expect(said).toContain('In so many last days');
  });

  it('are deleted with a reason, and not while something uses one', async () => {
    const one = open('?segments=not-lately');
    await screen.findByText('Players in it now: 1,234');
    await press('Delete the segment');
    type('Why', 'no more');
    page.answer('POST', '/operator-api/segments/not-lately/delete', answered(null, 204));
    await press('Delete the segment', 1);
    expect(posted()).toEqual([['/operator-api/segments/not-lately/delete', { reason: 'no more' }]]);
    one.unmount();
    page.remove();
    open('?segments=not-lately', { usedBy: [{ of: 'promotion', code: 'good-week' }] });
    expect((await screen.findByRole('link', { name: 'Promotion good-week' })).getAttribute('href')).toContain(
      'code=good-week',
    );
    expect(screen.queryByRole('button', { name: 'Delete the segment' })).toBeNull();
  });

  it('say what uses one since it was looked at, where it is not deleted for that', async () => {
    open('?segments=not-lately');
    await screen.findByText('Players in it now: 1,234');
    await press('Delete the segment');
    type('Why', 'no more');
    page.answer('POST', '/operator-api/segments/not-lately/delete', refusal('SEGMENT_USED'));
    const usedBy = [{ of: 'promotion', code: 'good-week' }];
    page.answer('GET', '/operator-api/segments/not-lately', answered({ ...SEGMENT, usedBy }));
    await press('Delete the segment', 1);
    expect(await screen.findByRole('link', { name: 'Promotion good-week' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('uses this segment');
  });

  it('are listed with what uses each, and written by who configures the site alone', async () => {
    const list = open('?segments=', {}, ['reports:read']);
    expect(await screen.findByRole('link', { name: 'not-lately' })).toBeTruthy();
    expect(screen.getByText('Nothing that runs or comes')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'A new segment' })).toBeNull();
    list.unmount();
    page.remove();
    open('?segments=&compose=', {}, ['reports:read']);
    expect(await screen.findByText(/site:configure/)).toBeTruthy();
  });
});
