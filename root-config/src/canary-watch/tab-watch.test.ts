import { pageStorage } from '../boot/page-storage.ts';
import { jest } from '@jest/globals';
import type { CanaryWatchBody } from '@paddock/contract/schemas';

import type { PageState } from './heart.ts';
import { watchTab, type TabWatch } from './tab-watch.ts';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  see('visible');
});

/** A tab, which goes on when its test is over: each test has its own parcel. */
function start(
  name: string,
  isReload = true,
): TabWatch & { readonly sent: string[]; readonly heart: PageState[] } {
  let waits = 0;
  const sent: string[] = [];
  const heart: PageState[] = [];
  const watch = watchTab({
    window,
    storage: pageStorage(() => sessionStorage),
    parcel: `${name}@1.1.0`,
    isReload,
    newWait: () => `w${++waits}`,
    send: ({ state, wait }: CanaryWatchBody) => sent.push(`${state} ${wait}`),
    tellHeart: (state) => heart.push(state),
  });
  return { ...watch, sent, heart };
}

/** Lets observers hear of what changed. */
const heard = () => Promise.resolve();
function see(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
function script(parcel: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.type = 'inert';
  element.src = `/assets/parcels/${parcel}/entry.js`;
  document.head.append(element);
  return element;
}
function slot(parcel: string, attributes: string): void {
  document.body.innerHTML = `<div class="frame-slot" data-parcel="${parcel}" ${attributes}></div>`;
}

describe('a tab of a canary', () => {
  it('says that it waits before anything of the parcel runs, and that this is over once it stands', async () => {
    const { sent, heart } = start('shop');
    const entry = script('shop');
    await heard();
    expect(sent).toEqual(['waiting w1']);
    entry.dispatchEvent(new Event('load'));
    slot('shop', 'inert');
    await heard();
    jest.advanceTimersByTime(5_000);
    expect(sent).toEqual(['waiting w1']);
    slot('shop', '');
    await heard();
    expect(sent).toEqual(['waiting w1', 'settled w1']);
    expect(heart.at(-1)).toMatchObject({ parcel: 'shop@1.1.0' });
  });

  it('waits no longer for a script that ran and left nothing, as one fetched ahead', async () => {
    const { sent, heart } = start('ahead');
    const ahead = script('ahead');
    await heard();
    ahead.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(3_000);
    expect(sent).toEqual(['waiting w1', 'settled w1']);
    expect(heart.at(-1)).toBeNull();
  });

  it('does not keep the site waiting for what it could not say while the network was away', async () => {
    const { sent } = start('tunnel');
    const network = (isThere: boolean): void => {
      Object.defineProperty(navigator, 'onLine', { value: isThere, configurable: true });
      window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
    };
    slot('tunnel', 'inert');
    await heard();
    network(false);
    network(true);
    expect(sent).toEqual(['waiting w1', 'settled w1']);
    slot('tunnel', '');
    await heard();
    expect(sent.splice(0)).toEqual(['waiting w1', 'settled w1', 'settled w1']);
    network(false);
    slot('tunnel', 'inert');
    await heard();
    slot('tunnel', '');
    await heard();
    expect(sent.splice(0)).toEqual(['waiting w2', 'settled w2']);
    network(true);
    expect(sent.splice(0)).toEqual(['settled w2']);
    network(true);
    expect(sent).toEqual([]);
  });

  it('says nothing of other parcels', async () => {
    const { sent, heart } = start('kiosk');
    script('betting');
    slot('betting', 'inert');
    await heard();
    expect([sent, heart]).toEqual([[], []]);
  });

  it('waits only while it is seen, and each time anew', async () => {
    const { sent } = start('seen');
    slot('seen', 'inert');
    await heard();
    see('hidden');
    see('visible');
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(['waiting w1', 'settled w1', 'waiting w2', 'settled w2']);
  });

  it('is not asked to answer while it is hidden or printed', async () => {
    const { beat, heart } = start('printed');
    slot('printed', '');
    await heard();
    window.dispatchEvent(new Event('beforeprint'));
    expect(heart.at(-1)).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    expect(heart.at(-1)).not.toBeNull();
    see('hidden');
    beat();
    expect(heart.at(-1)).toBeNull();
  });

  it('tells of a crash when it is loaded again, and not where it was left', async () => {
    start('crashing');
    slot('crashing', '');
    await heard();
    expect(start('crashing').sent).toEqual(['hung w1']);
    slot('crashing', 'id="copied"');
    await heard();
    expect(start('crashing', false).sent).toEqual([]);
    slot('crashing', 'id="again"');
    window.dispatchEvent(new Event('pagehide'));
    expect(start('crashing').sent).toEqual([]);
  });
});
