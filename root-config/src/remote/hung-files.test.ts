import type { SystemRegistry } from './system-registry.ts';
import { createAskAgain } from './hung-files.ts';

const askAgain = createAskAgain(document, {} as SystemRegistry);

/** A file that webpack's runtime waits for, as it marks it and hears of it. */
function hangs(file: string): { readonly element: HTMLElement; readonly ended: string[] } {
  const ended: string[] = [];
  const isScript = file.endsWith('.js');
  const element = document.head.appendChild(document.createElement(isScript ? 'script' : 'link'));
  // What is no script is not run, and no sheet is fetched, in this document.
  if (isScript) element.dataset['webpack'] = '@paddock/betting:chunk-7';
  else Object.assign(element, { rel: 'stylesheet', media: 'all' }).dataset['parcel'] = 'betting';
  element.setAttribute(isScript ? 'src' : 'href', `https://s.test/${file}`);
  element.setAttribute('integrity', 'sha384-abc');
  const onEnd = (event: Event | string): void => {
    element.onload = element.onerror = null;
    ended.push(typeof event === 'string' ? event : event.type);
    if (isScript || ended.includes('error')) element.remove();
  };
  element.onload = element.onerror = onEnd;
  return { element, ended };
}

const files = () =>
  [...document.head.children].map((element) => element.getAttribute('src') ?? element.getAttribute('href'));
const again = () => document.head.querySelector<HTMLElement>('[data-again]');
beforeEach(() => document.head.replaceChildren());

describe.each(['live.js', 'live.css'])('a hung file of a parcel: %s', (file) => {
  it('is asked for under another address, with the same integrity, and what waits for it gets that one', () => {
    const { ended } = hangs(file);
    askAgain('betting');
    expect(files()).toEqual([`https://s.test/${file}`, `https://s.test/${file}?retry=1`]);
    expect(again()?.getAttribute('integrity')).toBe('sha384-abc');
    again()?.dispatchEvent(new Event('load'));
    expect(ended).toEqual(['load']);
    expect(files()).toEqual(file === 'live.js' ? [] : [`https://s.test/${file}?retry=1`]);
  });

  it('is asked for once more where the other hangs as well', () => {
    hangs(file);
    askAgain('betting');
    askAgain('betting');
    expect(files()).toEqual([`https://s.test/${file}`, `https://s.test/${file}?retry=2`]);
  });

  it('fails as the other one does', () => {
    const { ended } = hangs(file);
    askAgain('betting');
    again()?.dispatchEvent(new Event('error'));
    expect(ended).toEqual(['error']);
    expect(files()).toEqual([]);
  });

  it('may still come by itself, and stands then alone', () => {
    const { element, ended } = hangs(file);
    askAgain('betting');
    element.dispatchEvent(new Event('load'));
    again()?.dispatchEvent(new Event('load'));
    expect(ended).toEqual(['load']);
    expect(files()).toEqual(file === 'live.js' ? [] : [`https://s.test/${file}`]);
  });
});

it('files that have come, and those of other parcels, are left alone', () => {
  const { element } = hangs('live.css');
  element.dispatchEvent(new Event('load'));
  askAgain('betting');
  hangs('live.js');
  askAgain('bet');
  expect(again()).toBeNull();
});
