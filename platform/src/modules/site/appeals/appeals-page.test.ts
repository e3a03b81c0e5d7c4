import type { AppealView } from '@paddock/contract/schemas';

import { appealsBody } from './appeals-page.ts';

const APPEAL: AppealView = {
  id: '1',
  createdAtMs: Date.UTC(2026, 10, 30, 19, 6),
  changedAtMs: Date.UTC(2026, 10, 30, 19, 6),
  state: 'received',
  text: 'I only travel through.',
  answer: null,
};

describe('the page of appeals', () => {
  it.each([
    ['en', 3, 'November 30, 2026 at 10:06 PM', 'UTC+3'],
    ['de', -3.5, '30. November 2026 um 15:36', 'UTC−3:30'],
    ['ru', 0, '30 ноября 2026 г. в 19:06', 'UTC'],
    ['tr', 0, '30 Kasım 2026 19:06', 'UTC'],
    ['es', 0, '30 de noviembre de 2026 a las 19:06', 'UTC'],
    ['ar', 3, '30 نوفمبر 2026 في 10:06 م', 'UTC+3'],
    ['hi', 0, '30 नवंबर 2026 को 7:06 pm बजे', 'UTC'],
  ])('tells in %s by which clock an appeal was written', (language, timeZone, time, zone) => {
    const desk = { mayAppeal: false, asksEmail: false, appeals: [APPEAL] };
    const body = appealsBody(language, { timeZone }, desk, {}).replaceAll('\u202f', ' ');
    expect(body).toContain(` · ${time} (<bdi>${zone}</bdi>)</p>`);
  });
});
