import { createNotifications } from '../notifications/notifications.ts';
import { createReads } from '../reads/reads.ts';
import { GUEST } from '../auth/auth.ts';
import type { ApiResult } from '../http/http-types.ts';
import { createStore, createStream } from '../stream/store.ts';
import { tellUnread } from './tell-unread.ts';

const KEY = 'GET /web-api/x?';

const nothing = (): void => undefined;
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

const failure: ApiResult<number> = {
  ok: false,
  httpStatus: 500,
  problem: { code: 'INTERNAL' },
} as unknown as ApiResult<number>;
const answer = (data: number) => ({ ok: true, httpStatus: 200, data }) as unknown as ApiResult<number>;

/** A page whose answer is what it was drawn from, and a server that is told what to answer next. */
async function setting() {
  const at = { result: failure, planned: [] as (() => void)[] };
  const timing = {
    nowMs: () => 0,
    after(_ms: number, run: () => void) {
      at.planned.push(run);
      return nothing;
    },
    onFrame: () => nothing,
  };
  const reads = createReads({
    auth$: createStore(GUEST).stream,
    playerNews$: createStore({ status: 'ready', seq: 0, news: [] } as never).stream,
    timing,
    visibility: { isVisible: () => true },
  });
  const notifications = createNotifications(timing);
  const drawn$ = reads.watchRead<number>({ key: KEY, read: () => Promise.resolve(answer(1)) });
  const remembering = drawn$.subscribe(nothing);
  await turn();
  remembering.unsubscribe();
  const told = tellUnread({ createStream }, reads, notifications, new Set([KEY]));
  const watch = (key = KEY) => {
    const stream = told.watchRead<number>({ key, read: () => Promise.resolve(at.result) });
    const subscription = stream.subscribe(nothing);
    return { stream, leave: () => subscription.unsubscribe() };
  };
  const said = () => notifications.notifications$.snapshot().notifications;
  /** What is planned, another try among it, comes now. */
  const later = async () => {
    for (const run of at.planned.splice(0)) run();
    await turn();
  };
  return { at, reads, watch, said, later, notifications };
}

describe('a page that was taken over and cannot be read', () => {
  it('says so while what it was drawn from stays, and no more once it was read', async () => {
    const { at, watch, said, later } = await setting();
    const { stream } = watch();
    await turn();
    expect(stream.snapshot()).toEqual({ status: 'ready', data: 1 });
    expect(said()).toMatchObject([
      { kind: 'warning', title: { key: 'common:unread.title' }, text: { key: 'common:unread.text' } },
    ]);
    await later();
    expect(said()).toHaveLength(1);
    at.result = answer(2);
    await later();
    expect(stream.snapshot()).toEqual({ status: 'ready', data: 2 });
    expect(said()).toEqual([]);
  });

  it('reads again at a press, and says it once more where that fails', async () => {
    const { at, watch, said } = await setting();
    const { stream } = watch();
    await turn();
    said()[0]?.action?.run();
    expect(said()).toEqual([]);
    await turn();
    expect(said()).toHaveLength(1);
    at.result = answer(2);
    said()[0]?.action?.run();
    await turn();
    expect(stream.snapshot()).toEqual({ status: 'ready', data: 2 });
    expect(said()).toEqual([]);
  });

  it('says it once, and not again to who has closed it', async () => {
    const { watch, said, later, notifications } = await setting();
    watch();
    await turn();
    notifications.closeNotification(said()[0]?.id ?? 0);
    await later();
    expect(said()).toEqual([]);
  });

  it('says nothing more once it is left, however many watched', async () => {
    const { watch, said } = await setting();
    const [first, second] = [watch(), watch()];
    await turn();
    first.leave();
    expect(said()).toHaveLength(1);
    second.leave();
    expect(said()).toEqual([]);
  });

  it('says nothing of what others read once it is left', async () => {
    const { at, reads, watch, said } = await setting();
    const { leave } = watch();
    const others = reads.watchRead<number>({ key: KEY, read: () => Promise.resolve(at.result) });
    const reading = others.subscribe(nothing);
    leave();
    await turn();
    expect(others.snapshot()).toEqual({ status: 'ready', data: 1 });
    expect(said()).toEqual([]);
    reading.unsubscribe();
  });

  it('says nothing where it is read, or of what it was not drawn from', async () => {
    const { at, watch, said } = await setting();
    watch('GET /web-api/other?');
    await turn();
    at.result = answer(2);
    watch();
    await turn();
    expect(said()).toEqual([]);
  });
});
