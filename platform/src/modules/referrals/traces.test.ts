import { DAY_MS } from '@paddock/contract';

import { tracesOf } from './traces.ts';

const of = (query: string) =>
  Object.fromEntries(
    tracesOf(new URLSearchParams(query)).map(({ name, value, lifetimeMs }) => [name, [value, lifetimeMs]]),
  );

describe('what an address says about where its visitor comes from', () => {
  it('keeps each trace as long as the spec says [S9-15]', () => {
    expect(of('refererid=7&reflink=p-1&click=c&aip=a&subid=s&postback=pb')).toEqual({
      refererid: ['7', 60 * DAY_MS],
      reflink: ['p-1', 60 * DAY_MS],
      click: ['c', 30 * DAY_MS],
      aip: ['a', 30 * DAY_MS],
      subid: ['s', 60 * DAY_MS],
      postback_watcher: ['pb', 30 * DAY_MS],
    });
  });

  it('keeps a partner link by tag an hour, and a watcher without a postback four seconds [S9-15]', () => {
    expect(of('tag=t')).toEqual({ reflink: ['t', 3_600_000], postback_watcher: ['0', 4_000] });
  });

  it('keeps other flags a day [S5-15] [S9-15]', () => {
    expect(of('payment_consultant=1')).toEqual({ payment_consultant: ['1', 86_400_000] });
    expect(of('payment_consultant=2')).toEqual({});
  });

  it.each([
    '',
    'refererid=',
    'refererid=<script>',
    `subid=${'x'.repeat(129)}`,
    'click=a%0d%0aSet-Cookie:x',
    'aip=%00',
    'tag=🐎',
  ])('finds nothing in %j', (query) => {
    expect(of(query)).toEqual({});
  });
});
