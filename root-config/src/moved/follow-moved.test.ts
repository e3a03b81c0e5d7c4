import { jest } from '@jest/globals';

import { createNavigatorFixture, until, type NavigatorFixture } from '../testing/navigator-fixture.ts';
import { askLater, followMoved, type AskMoved } from './follow-moved.ts';

let site: NavigatorFixture;
afterEach(() => site.stop());

const heading = () => document.querySelector('h1')?.textContent ?? '';
const shows = (text: string) => () => heading().startsWith(text) && !site.frame.get().navigating;
const address = () => location.pathname + location.search + location.hash;

function open(path: string, moved: AskMoved) {
  site = createNavigatorFixture(path);
  site.navigator.start();
  return followMoved(site.navigator, { location, moved });
}

it('comes to where an address has moved by one entry of the history, with its mark', async () => {
  const navigator = open('/en/line', (href) =>
    href.startsWith('/en/old') ? Promise.resolve('/en/live?from=old') : null,
  );
  await until(shows('line'));
  const entries = history.length;
  navigator.go('/en/old#top', { replace: false });
  await until(shows('live'));
  expect([address(), history.length]).toEqual(['/en/live?from=old#top', entries + 1]);
});

it('goes at once where an address stays, and where a later wish overtakes one that is asked about', async () => {
  let answer: (to: string | null) => void = () => undefined;
  const navigator = open('/en/line', (href) =>
    href === '/en/slow' ? new Promise((resolve) => (answer = resolve)) : null,
  );
  await until(shows('line'));
  navigator.go('/en/slow', { replace: false });
  navigator.go('/en/live', { replace: false });
  expect(location.pathname).toBe('/en/live');
  answer('/en/line');
  await until(shows('live'));
  expect(location.pathname).toBe('/en/live');
});

it('leaves a shown page whose address moves, and one that Back comes to', async () => {
  let moves = false;
  const navigator = open('/en/live', () => Promise.resolve(moves ? '/en/line' : null));
  await until(shows('live'));
  navigator.recheck();
  await Promise.resolve();
  expect(location.pathname).toBe('/en/live');
  moves = true;
  navigator.recheck();
  await until(shows('line'));
  history.replaceState(null, '', '/en/live');
  navigator.popped();
  await until(() => location.pathname === '/en/line');
});

it('is not even loaded where a site has no rules, and asks nothing where it does not come', async () => {
  site = createNavigatorFixture('/en/live');
  const load = jest.fn<() => Promise<AskMoved>>().mockRejectedValueOnce(new Error('offline'));
  const rules: { version?: number } = {};
  const ask = askLater(() => rules.version, load);
  expect(ask('/en/old')).toBeNull();
  expect(load).not.toHaveBeenCalled();
  rules.version = 1;
  expect(await ask('/en/old')).toBeNull();
  load.mockResolvedValueOnce(() => Promise.resolve('/en/new'));
  expect(await ask('/en/old')).toBe('/en/new');
});
