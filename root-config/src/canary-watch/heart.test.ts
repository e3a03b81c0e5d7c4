import { beatOf, type WorkerScope } from './heart.ts';

const SHOP = { parcel: 'shop@1.1.0', wait: 'w1' };

function startHeart() {
  const sent: unknown[] = [];
  let nowMs = 0;
  let tick: () => void = () => undefined;
  let beats = 0;
  const scope: WorkerScope = {
    onmessage: null,
    postMessage: () => {
      beats += 1;
    },
    performance: { now: () => nowMs } as Performance,
    setInterval: ((run: () => void) => {
      tick = run;
    }) as never,
    fetch: (path, init) => {
      sent.push([path, JSON.parse(init?.body as string)]);
      return Promise.reject(new Error('offline'));
    },
  };
  beatOf(scope);
  return {
    sent,
    beats: () => beats,
    say: (data: unknown) => scope.onmessage?.({ data } as MessageEvent),
    pass(seconds: number, stepMs = 1_000) {
      for (let n = 0; n < seconds; n++) {
        nowMs += stepMs;
        tick();
      }
    },
  };
}

describe('the heart of a tab', () => {
  it('reports once a page that owes it ten answers', () => {
    const heart = startHeart();
    heart.say(SHOP);
    heart.pass(10);
    expect([heart.sent, heart.beats()]).toEqual([[], 10]);
    heart.pass(20);
    expect(heart.sent).toEqual([['/web-api/canary-watch', { ...SHOP, state: 'hung' }]]);
  });

  it('leaves a page that answers alone, one without the parcel, and a machine that slept', () => {
    const heart = startHeart();
    heart.pass(30);
    expect(heart.beats()).toBe(0);
    for (let n = 0; n < 5; n++) {
      heart.say(SHOP);
      heart.pass(8);
    }
    heart.pass(1, 60_000);
    heart.pass(9);
    heart.say(null);
    heart.pass(30);
    expect(heart.sent).toEqual([]);
  });
});
