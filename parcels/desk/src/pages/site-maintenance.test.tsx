import { screen } from '@testing-library/react';
import type { MaintenanceWindow } from '@paddock/contract';
import type { SiteKeysView } from '@paddock/contract/schemas';
import { answered, refusal, SAMPLE_NOW_MS } from '@paddock/shared-utils/testing';

import { A_SITE, openSitePage, type OpenSite } from './site-page.fixture.tsx';

const MAINTENANCE = '/operator-api/maintenance';
const END = '/operator-api/maintenance/end';
const NOW_SEC = SAMPLE_NOW_MS / 1_000;
const SOON: MaintenanceWindow = { startedAt: NOW_SEC + 3_600, endedAt: NOW_SEC + 7_200, state: false };
const RUNNING: MaintenanceWindow = { startedAt: NOW_SEC - 60, endedAt: NOW_SEC + 3_600, state: true };

describe('maintenance at the desk', () => {
  let desk: OpenSite;
  afterEach(() => desk.leave());

  async function open(
    window: MaintenanceWindow | null,
    { site = A_SITE, permissions = ['site:maintain'] }: { site?: SiteKeysView; permissions?: string[] } = {},
  ) {
    desk = openSitePage('maintenance', site, permissions, (page) =>
      page.answer('GET', MAINTENANCE, answered({ maintenance: window })),
    );
    await screen.findByText(/^Play (goes on|is stopped|stops)/, {}, { timeout: 5_000 });
  }

  it('stops play now for an hour, and says before what follows', async () => {
    await open(null);
    await desk.press(desk.button('Stop play for maintenance'));
    expect(screen.getByText(/^Play stops: no bets/)).toBeTruthy();
    expect(screen.getByText(/status 503/)).toBeTruthy();
    expect(screen.getByText(/^Play stops at once, without a notice before, until/)).toBeTruthy();
    desk.type('Why', 'a new release');
    desk.page.answer('POST', MAINTENANCE, answered(null, 204));
    desk.page.answer('GET', MAINTENANCE, answered({ maintenance: RUNNING }));
    await desk.press(desk.button('Stop play now'));
    const [body] = desk.sent(MAINTENANCE) as { readonly endsAtMs: number }[];
    expect(body).toEqual({ endsAtMs: expect.any(Number) as number, reason: 'a new release' });
    expect((body?.endsAtMs ?? 0) - SAMPLE_NOW_MS).toBeGreaterThanOrEqual(3_600_000);
    expect((body?.endsAtMs ?? 0) - SAMPLE_NOW_MS).toBeLessThan(3_660_000);
    expect(await screen.findByText(/^Play is stopped since/)).toBeTruthy();
  });

  it('is planned from a time until a time, within a week, with the notice before', async () => {
    await open(null);
    await desk.press(desk.button('Stop play for maintenance'));
    await desk.press(screen.getByRole('radio', { name: 'At a time' }));
    desk.type('Day', '2030-01-02');
    desk.type(/^Time(?! of)/, '08:30');
    expect(screen.getByText(/every page announces it from Jan 1, 2030, 08:30 UTC on\.$/)).toBeTruthy();
    desk.type('Until', 'time');
    expect(desk.button('Enter day and time of the end')).toBeTruthy();
    desk.type('Day of the end', '2030-01-02');
    desk.type(/^Time of the end/, '08:00');
    expect(desk.button('It has to end after it begins')).toBeTruthy();
    desk.type('Day of the end', '2030-01-12');
    expect(desk.button('It may last a week at most')).toBeTruthy();
    desk.type('Day of the end', '2030-01-03');
    desk.type('Why', 'moving house');
    desk.page.answer('POST', MAINTENANCE, answered(null, 204));
    await desk.press(desk.button('Plan it'));
    expect(desk.sent(MAINTENANCE)).toEqual([
      {
        startsAtMs: expect.any(Number) as number,
        endsAtMs: expect.any(Number) as number,
        reason: 'moving house',
      },
    ]);
  });

  it('is announced, and called off', async () => {
    await open(SOON);
    expect(screen.getByText('Every page announces it.')).toBeTruthy();
    await desk.press(desk.button('Stop play for maintenance'));
    expect(screen.getByText(/this takes its place/)).toBeTruthy();
    await desk.press(desk.button('Cancel'));
    await desk.press(desk.button('Call it off'));
    desk.type('Why', 'not needed');
    desk.page.answer('POST', END, answered(null, 204));
    desk.page.answer('GET', MAINTENANCE, answered({ maintenance: null }));
    await desk.press(desk.button('Call it off'));
    expect(desk.sent(END)).toEqual([{ reason: 'not needed' }]);
    expect(await screen.findByText(/^Play goes on/)).toBeTruthy();
  });

  it('is ended before its time, and says why it cannot be', async () => {
    await open(RUNNING);
    await desk.press(desk.button('Let play go on'));
    desk.type('Why', 'all is well');
    desk.page.answer('POST', END, refusal('NOT_FOUND'));
    await desk.press(desk.button('Let play go on'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Why').value).toBe('all is well');
  });

  it('is not planned in place of what stops play now', async () => {
    await open(RUNNING);
    await desk.press(desk.button('Stop play for maintenance'));
    await desk.press(screen.getByRole('radio', { name: 'At a time' }));
    desk.type('Day', '2030-01-02');
    desk.type(/^Time(?! of)/, '08:30');
    desk.type('Why', 'moving house');
    await desk.press(desk.button(/^Play is stopped now: let it go on first/));
    expect(desk.sent(MAINTENANCE)).toEqual([]);
  });

  it('is not announced yet, more than a day before', async () => {
    await open({ ...SOON, startedAt: NOW_SEC + 90_000, endedAt: NOW_SEC + 93_600 });
    expect(screen.getByText(/^Players are not told yet/)).toBeTruthy();
  });

  it('is ended where it stands, if the configuration says it', async () => {
    await open(RUNNING, { site: { ...A_SITE, keys: { maintenance: RUNNING } } });
    expect(screen.getByText(/ended under All keys/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Let play go on' })).toBeNull();
  });

  it('says that it could not be read, and reads it again', async () => {
    desk = openSitePage('maintenance', A_SITE, ['site:maintain'], (page) =>
      page.answer('GET', MAINTENANCE, refusal('UNAVAILABLE')),
    );
    expect(await screen.findByText(/^The service is busy/, {}, { timeout: 5_000 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Stop play/ })).toBeNull();
    desk.page.answer('GET', MAINTENANCE, answered({ maintenance: null }));
    await desk.press(screen.getByTestId('main_page_refresh_button'));
    expect(await screen.findByText(/^Play goes on/)).toBeTruthy();
  });

  it('is looked at by everybody, and ordered by nobody who may only look', async () => {
    await open(RUNNING, { permissions: ['site:configure'] });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Sign out']);
  });
});
