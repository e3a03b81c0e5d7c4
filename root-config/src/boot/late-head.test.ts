import type { HeadTags } from '../navigation/head-tags.ts';
import { browserScheduler } from '../time/scheduler.ts';
import { aRouteTable, aSite } from '../testing/site-fixture.ts';
import { createLateHead } from './late-head.ts';

const tagsOf = (path: string): HeadTags => {
  const [route] = aRouteTable().routes;
  if (route === undefined) throw new Error('the table is empty');
  return {
    matched: { route, params: {}, path, language: 'en', query: '' },
    status: 200,
    site: aSite(),
    origin: 'https://paddock.example',
    title: path,
    description: '',
  };
};
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

it('says what the page on the screen is, though a first page is written later than one after it', async () => {
  const idle: (() => void)[] = [];
  const quiet = Object.assign(Object.create(window) as typeof window, {
    document,
    requestIdleCallback: (run: () => void) => idle.push(run),
  });
  const write = createLateHead(quiet, browserScheduler);
  write(tagsOf('/live'), true);
  expect(canonical()).toBeUndefined();
  write(tagsOf('/line'), false);
  for (const run of idle) run();
  // Both writes stand in line before this one, and read the same chunk.
  await import('./later.ts');
  await Promise.resolve();
  expect(canonical()).toBe('https://paddock.example/en/line');
  expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
});
