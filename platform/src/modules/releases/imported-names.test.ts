import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@paddock/contract';

import { testParcel } from './testing/test-parcel.ts';
import { startTestRegistry, type Answer, type TestRegistry, type TestTeam } from './testing/test-registry.ts';

/** An entry as a build writes it, that takes names of React; the fixture's has `createElement` and `useState`. */
const taking = (...names: string[]): string =>
  `System.register(["react"],function(e){var r={};return{setters:[function(e){${names
    .map((name) => `r.${name}=e.${name}`)
    .join(',')}}],execute:function(){}}});`;

let registry: TestRegistry;
let shop: TestTeam;
beforeEach(async () => {
  registry = await startTestRegistry();
  shop = await registry.team(['shop']);
});
afterEach(() => registry.close());

const said = ({ status, body }: Answer) => [status, body['code'] ?? body['outcome'], body.details?.problems];
const publish = async (entry: string, version = '1.0.0', more: object = {}) => {
  const { built, contents } = testParcel('shop', { entry, version });
  return said(await shop.publish({ built: { ...built, ...more }, contents }));
};

/** The site is built anew with other names in its React. */
async function reactExports(exports: readonly string[]): Promise<void> {
  const file = join(registry.site.fixture.siteDir, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
  const { react } = release.shared;
  const shared = { ...release.shared, react: { ...react, exports } };
  writeFileSync(file, JSON.stringify({ ...release, shared }));
  registry.site = { ...registry.site, platform: await registry.site.platform.restart() };
}

const UNKNOWN = 'shop/parcel.json: its code imports "useNothing" of "react", which does not export it';

describe('a parcel that imports names', () => {
  it('is taken where the shared modules export them, and is refused where they do not', async () => {
    expect(await publish(taking('useState'))).toEqual([200, 'published', undefined]);
    const wrong = taking('useNothing', 'useState');
    expect(await publish(wrong, '1.1.0')).toEqual([422, 'PARCEL_REFUSED', [UNKNOWN]]);
    const { built } = testParcel('shop', { entry: wrong, version: '1.1.0' });
    const canary = { sharePercent: 10, testers: [], maxErrorShare: 0.05 };
    expect(said(await shop.send(built, 'production', { canary }))).toEqual([
      422,
      'PARCEL_REFUSED',
      [UNKNOWN],
    ]);
    expect((await registry.history())[0]?.parcels).toMatchObject({ shop: '1.0.0' });
  });

  it('is judged by its entry, whatever it says of itself', async () => {
    const kindly = { imports: { react: ['useState'] } };
    expect(await publish(taking('useNothing'), '1.0.0', kindly)).toEqual([422, 'PARCEL_REFUSED', [UNKNOWN]]);
    const silent = { dependencies: [] };
    expect(await publish(taking('useState'), '1.0.0', silent)).toEqual([
      422,
      'PARCEL_REFUSED',
      ['shop/parcel.built.json /dependencies: its entry imports "react", which is not among them'],
    ]);
  });

  it('is refused with an entry that is no System module', async () => {
    expect(await publish('console.log("hello")')).toEqual([
      422,
      'PARCEL_REFUSED',
      [expect.stringMatching(/^shop\/parcel\.built\.json \/entry: .*\.js is no System module as the build/)],
    ]);
  });

  it('is the same build as one whose build did not list them', async () => {
    await publish(taking('useState'));
    const listed = { imports: { react: ['useState'] } };
    expect(await publish(taking('useState'), '1.0.0', listed)).toEqual([200, 'unchanged', undefined]);
  });

  it('keeps out a shared module that has one of them no more, and is named', async () => {
    await publish(taking('useState'));
    await reactExports(['createElement']);
    const problem = 'shop/parcel.json: its code imports "useState" of "react", which does not export it';
    const refused = registry.site.platform.logged.find(({ level }) => level === 'error');
    expect(refused?.fields).toEqual({ channel: 'production', refused: { problems: [problem] } });
    expect((await registry.history())[0]).toMatchObject({ kind: 'publish' });
    await reactExports(['createElement', 'useState', 'useMemo']);
    expect((await registry.history())[0]).toMatchObject({ kind: 'site' });
    expect(await publish(taking('useMemo'), '1.1.0')).toEqual([200, 'published', undefined]);
  });

  it('is told of the names there are before it is sent', async () => {
    const answer = await registry.site.platform.app.inject('/web-api/releases/current');
    expect(answer.json()).toMatchObject({ sharedExports: { react: ['createElement', 'useState'] } });
  });
});
