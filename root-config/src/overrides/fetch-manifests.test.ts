import type { Scheduler } from '../time/scheduler.ts';
import { aManifest } from '../testing/manifest-fixture.ts';
import { fetchManifests } from './fetch-manifests.ts';

const ORIGIN = 'http://127.0.0.1:9101';
/** Time passes at once: what has not answered by then never does. */
const impatient: Scheduler = {
  nowMs: () => 0,
  after: (_delayMs, run) => {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  },
};
const answering = (body: string, status = 200, header = {}): typeof fetch => {
  const headers = new Map(Object.entries(header)) as unknown as Headers;
  const answer = { ok: status < 400, status, headers, text: () => Promise.resolve(body) } as Response;
  return () => Promise.resolve(answer);
};
const hanging: typeof fetch = (_url, init) =>
  new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
const of = async (fetchIt: typeof fetch, names = ['@paddock/lottery']) => {
  const active = new Map(names.map((name) => [name, `${ORIGIN}/team/paddock-lottery.js`]));
  return fetchManifests(active, { fetch: fetchIt, scheduler: impatient });
};

describe('manifests of overridden parcels', () => {
  it('are asked for beside the entry', async () => {
    const asked: string[] = [];
    const found = await of((url) => {
      asked.push(url as string);
      return answering(JSON.stringify(aManifest()))(url);
    });
    expect(asked).toEqual([`${ORIGIN}/team/parcel.json`]);
    expect(found).toMatchObject([{ parcel: 'lottery', manifest: { version: '2.1.0' }, problems: [] }]);
  });

  it('come with where the parcel’s own copies are, for one that has some', async () => {
    const asked: string[] = [];
    const serve = (list: string): typeof fetch => {
      const manifest = JSON.stringify(aManifest({ ownCopies: ['react'] }));
      return (url) => {
        asked.push(url as string);
        return answering((url as string).endsWith('parcel.json') ? manifest : list)(url);
      };
    };
    const list = '{"react":"./own/react/react.js","odd":7}';
    expect(await of(serve(list))).toMatchObject([
      { copies: { react: `${ORIGIN}/team/own/react/react.js` }, problems: [] },
    ]);
    expect(asked).toEqual([`${ORIGIN}/team/parcel.json`, `${ORIGIN}/team/own-copies.json`]);
    expect(await of(serve('<!doctype html>'))).toMatchObject([{ copies: {}, problems: [] }]);
  });

  it('say which build they stand beside, also where they are refused', async () => {
    const header = { 'x-parcel-build': 'development' };
    const manifest = JSON.stringify(aManifest());
    expect(await of(answering(manifest))).toMatchObject([{ isDevelopment: false }]);
    expect(await of(answering(manifest, 200, header))).toMatchObject([{ isDevelopment: true }]);
    expect(await of(answering('{}', 422, header))).toMatchObject([{ isDevelopment: true }]);
  });

  it.each([
    ['answers 404', answering('', 404)],
    ['hangs', hanging],
    ['is not reached', () => Promise.reject(new Error('no network'))],
  ])('are done without where the server %s', async (_how, fetchIt: typeof fetch) => {
    expect(await of(fetchIt)).toMatchObject([{ manifest: null, problems: [] }]);
  });

  it('are refused, with the parcel and the place, when they are wrong', async () => {
    expect(await of(answering('<!doctype html>'))).toMatchObject([
      { manifest: null, problems: ['lottery parcel.json /: must be an object'] },
    ]);
    expect(await of(answering(JSON.stringify(aManifest({ version: 'new' }))))).toMatchObject([
      { manifest: null, problems: ['lottery parcel.json /version: must be a version like 1.2.3'] },
    ]);
  });

  it('are refused in the words of the server that serves them', async () => {
    const problems = ['parcel.json /routes/0/layout: unknown layout "wide"'];
    expect(await of(answering(JSON.stringify({ problems }), 422))).toMatchObject([
      { manifest: null, problems: [`lottery ${problems[0]}`] },
    ]);
    expect(await of(answering('oops', 422))).toMatchObject([
      { problems: ['lottery parcel.json is refused'] },
    ]);
  });

  it('are not asked for of shared modules', async () => {
    expect(await of(hanging, ['react', '@paddock/root-config', '@paddock/styleguide/overlays'])).toEqual([]);
  });
});
