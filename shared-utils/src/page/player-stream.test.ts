/** @jest-environment node */
import type { ApiResult } from '../http/http-types.ts';
import { answered, refusal } from '../testing/answers.ts';
import { installFakePage, type FakePage } from '../testing/index.ts';
import { settle } from '../testing/virtual-timing.ts';
import { playerStream } from './player-stream.ts';

const PATH = '/web-api/office/played';
const PLAYED = { daySec: 60, weekSec: 120, monthSec: 180 };

const { value$, refresh, change } = playerStream<{ readonly daySec: number }>({
  on: ['played:changed'],
  async read({ api }) {
    const answer = await api.get(PATH);
    return answer.ok ? { daySec: answer.data.daySec } : null;
  },
});

describe('a stream of what the server keeps for each player', () => {
  let page: FakePage;
  const answers = (daySec: number) => page.answer('GET', PATH, answered({ ...PLAYED, daySec }));
  const openPage = () => {
    page = installFakePage({ userId: '7' });
    answers(60);
  };
  beforeEach(openPage);
  afterEach(() => page.remove());

  it('is one for all who look on a page, and another on the next page', async () => {
    for (let widget = 0; widget < 2; widget += 1) value$.subscribe();
    await settle();
    expect([value$.snapshot(), page.requests.length]).toEqual([{ status: 'ready', daySec: 60 }, 1]);
    page.remove();
    openPage();
    expect([value$.snapshot(), page.requests.length]).toEqual([{ status: 'loading' }, 0]);
  });

  it('follows its news, and is read again by hand', async () => {
    value$.subscribe();
    await settle();
    answers(61);
    page.sendNews({ kind: 'played:changed', id: '1' });
    await settle();
    expect(value$.snapshot()).toEqual({ status: 'ready', daySec: 61 });
    answers(62);
    await refresh();
    expect(value$.snapshot()).toEqual({ status: 'ready', daySec: 62 });
  });

  it('shows what comes of a change, and stays when one is refused', async () => {
    value$.subscribe();
    await settle();
    const refused = refusal('TOO_MANY_REQUESTS');
    const sent = (answer: ApiResult<number>) =>
      change(Promise.resolve(answer), (daySec) => Promise.resolve({ daySec }));
    expect(await sent(refused)).toBe(refused);
    expect(value$.snapshot()).toEqual({ status: 'ready', daySec: 60 });
    expect(await sent(answered(61))).toMatchObject({ ok: true });
    expect(value$.snapshot()).toEqual({ status: 'ready', daySec: 61 });
  });

  it('shows no player what was answered to another', async () => {
    let shown = 0;
    const sent = change(
      settle().then(() => answered(61)),
      () => Promise.resolve({ daySec: ++shown }),
    );
    page.signOut();
    page.signIn('8');
    await sent;
    expect(shown).toBe(0);
  });
});
