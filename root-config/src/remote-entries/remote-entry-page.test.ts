import { remoteRouteOf, type RemoteApp } from '@paddock/contract';

import type { CheckedLifecycles } from '../remote/pick-lifecycles.ts';
import type { RemoteFailure } from '../remote/remote-failure.ts';
import { createRemoteEntryPage } from './remote-entry-page.ts';
import { needsOwnDocument } from './remote-entry-loader.ts';

const PARTNER = 'https://partner.example';
const ROUTE = remoteRouteOf({ name: 'lottery', path: '/lottery{/*rest}', origin: PARTNER });
const TERMS = { origin: PARTNER, nonce: 'abc' };

interface Stand {
  readonly page: CheckedLifecycles;
  readonly reported: RemoteFailure[];
  readonly asked: { readonly url: string; readonly signal: AbortSignal }[];
  readonly seo: unknown[];
  readonly slot: HTMLElement;
  mount(): Promise<unknown>;
  unmount(): Promise<unknown>;
  /** The host answers with an entry. */
  answer(entry: object): void;
}

/** A page in a slot, its host's answer in the test's hand. */
function stand(terms: typeof TERMS | null = TERMS): Stand {
  const answered = Promise.withResolvers<Response>();
  const asked: Stand['asked'] = [];
  const reported: RemoteFailure[] = [];
  const seo: unknown[] = [];
  const slot = document.body.appendChild(document.createElement('div'));
  const fetchEntry = (url: string, init: { signal: AbortSignal }): Promise<Response> => {
    asked.push({ url, signal: init.signal });
    init.signal.addEventListener('abort', () => answered.reject(new DOMException('left', 'AbortError')));
    return answered.promise;
  };
  const fake = new Proxy(window, {
    get: (target, key) => (key === 'fetch' ? fetchEntry : (Reflect.get(target, key) as unknown)),
  });
  const page = createRemoteEntryPage(ROUTE, {
    window: fake,
    terms: terms ?? undefined,
    report: (failure) => reported.push(failure),
  });
  const run = (step: CheckedLifecycles['mount'], props: object) =>
    (step as (given: object) => Promise<unknown>)(props);
  return {
    page,
    reported,
    asked,
    seo,
    slot,
    mount: () =>
      run(page.mount, {
        domElement: slot,
        language: 'en',
        path: '/lottery/draws',
        query: '?tab=1',
        setSeo: (values: unknown) => seo.push(values),
        onReady: () => undefined,
      }),
    unmount: () => run(page.unmount, {}),
    answer: (entry) => answered.resolve(answerOf(entry)),
  };
}

/** jsdom has neither answers nor streams: as much of them as reading one takes. */
function answerOf(entry: object): Response {
  const parts = [JSON.stringify(entry)];
  const reader = { read: () => Promise.resolve({ value: parts.shift() }) };
  const body = { pipeThrough: () => ({ getReader: () => reader }) };
  return { ok: true, body } as unknown as Response;
}
Reflect.set(globalThis, 'TextDecoderStream', Object);

/** jsdom runs no scripts: each is run by the test, and then has loaded. */
function runScripts(run: () => void): { readonly seen: readonly string[]; stop(): void } {
  const seen: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      seen.push(node.src);
      run();
      node.dispatchEvent(new Event('load'));
    }
  });
  observer.observe(document.head, { childList: true });
  return { seen, stop: () => observer.disconnect() };
}

/** The element, once it stands in the head. */
function arrivalOf(selector: string): Promise<Element> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const found = document.head.querySelector(selector);
      if (found === null) return;
      observer.disconnect();
      resolve(found);
    });
    observer.observe(document.head, { childList: true });
  });
}

const left = (): number => document.querySelectorAll('[data-remote-entry]').length;

afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(window, 'Lottery');
});

describe('a page by remote entry', () => {
  it('stands with style, body and app, and goes with all of it [S3-39]', async () => {
    const calls: string[] = [];
    const app: RemoteApp<HTMLElement> = {
      mount: ({ container, path }) => calls.push(`mount ${path} ${container.textContent}`),
      unmount: ({ container }) => calls.push(`unmount ${container.textContent}`),
    };
    const scripts = runScripts(() => Object.assign(window, { Lottery: app }));
    const { mount, unmount, answer, asked, seo, slot } = stand();
    const mounted = mount();
    answer({
      appName: 'Lottery',
      title: 'Draws',
      body: '<p>Words</p>',
      style: 'p { color: red }',
      scriptsToLoad: ['/lottery.js'],
    });
    await mounted;
    expect(asked[0]?.url).toBe(`${PARTNER}/en/lottery/draws?tab=1`);
    expect(scripts.seen).toEqual([`${PARTNER}/lottery.js`]);
    expect(seo).toEqual([{ title: 'Draws', description: '' }]);
    expect(slot.innerHTML).toBe('<div><p>Words</p></div>');
    expect(left()).toBe(2);
    await unmount();
    scripts.stop();
    expect(calls).toEqual(['mount /lottery/draws Words', 'unmount Words']);
    expect([slot.innerHTML, left(), 'Lottery' in window]).toEqual(['', 0, false]);
  });

  it('stops asking when it is unmounted, and stands nowhere', async () => {
    const { mount, unmount, asked, slot } = stand();
    const mounted = mount();
    await unmount();
    await expect(mounted).rejects.toThrow('the page was left');
    expect(asked[0]?.signal.aborted).toBe(true);
    expect([slot.innerHTML, left()]).toEqual(['', 0]);
  });

  it('leaves nothing where its slot was left before the answer came', async () => {
    const { mount, answer, slot } = stand();
    const mounted = mount();
    slot.remove();
    answer({ appName: 'Lottery', body: '<p>Words</p>', style: 'p { color: red }' });
    await expect(mounted).rejects.toThrow('the page was left');
    expect([slot.innerHTML, left()]).toEqual(['', 0]);
  });

  it('takes back what it brought where a script never comes, and runs none that comes late', async () => {
    const { page, mount, answer, slot } = stand();
    const mounted = mount();
    answer({ appName: 'Lottery', body: '<p>Words</p>', style: 'p {}', scriptsToLoad: ['/late.js'] });
    const script = await arrivalOf('script[data-remote-entry]');
    expect(left()).toBe(2);
    page.giveUp?.();
    await expect(mounted).rejects.toThrow('the page was left');
    expect(left()).toBe(0);
    expect(script.ownerDocument).not.toBe(slot.ownerDocument);
  });

  it('takes the one before from the stage, because strangers may share globals', async () => {
    const first = stand();
    const one = first.mount();
    first.answer({ appName: 'Lottery', body: '<p>One</p>' });
    await one;
    const second = stand();
    const two = second.mount();
    second.answer({ appName: 'Lottery', body: '<p>Two</p>' });
    await two;
    expect([first.slot.textContent, second.slot.textContent]).toEqual(['', 'Two']);
    await second.unmount();
  });

  it('is reported where it names no app, and shown [S8-01]', async () => {
    const { mount, unmount, answer, reported, slot } = stand();
    const mounted = mount();
    answer({ body: '<p>Words</p>' });
    await mounted;
    expect(reported.map(({ message }) => message)).toEqual(['the entry names no appName']);
    expect(slot.textContent).toBe('Words');
    await unmount();
  });

  it('asks nobody in a document that does not allow its origin', async () => {
    for (const terms of [null, { ...TERMS, origin: 'https://other.example' }]) {
      const { mount, asked } = stand(terms);
      await expect(mount()).rejects.toMatchObject({ kind: 'lifecycle' });
      expect(asked).toEqual([]);
      expect(needsOwnDocument(ROUTE, terms ?? undefined)).toBe(true);
    }
    expect(needsOwnDocument(ROUTE, TERMS)).toBe(false);
    const { remote: _none, ...own } = ROUTE;
    expect(needsOwnDocument(own, undefined)).toBe(false);
  });
});
