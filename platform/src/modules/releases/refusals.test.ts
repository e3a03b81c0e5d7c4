import { testParcel } from './testing/test-parcel.ts';
import { startTestShop, type Answer, type TestRegistry, type TestTeam } from './testing/test-registry.ts';

let registry: TestRegistry;
let shop: TestTeam;

beforeAll(async () => {
  ({ registry, shop } = await startTestShop());
});
afterAll(() => registry.close());

/** What every refusal must say, and that nothing of it has happened. */
const refusal = ({ status, body }: Answer) => [status, body['code'], body.details?.problems?.toSorted()];

describe('a parcel is refused with the place of what is wrong', () => {
  afterEach(async () => {
    expect((await registry.history()).map(({ number }) => number)).toEqual([1]);
  });

  const refused = async (manifest: object, more: object = {}) => {
    const parcel = testParcel('shop', { manifest });
    for (const file of parcel.built.files) await shop.put(file, parcel.contents.get(file.href) ?? '');
    return refusal(await shop.send({ ...parcel.built, ...more }));
  };
  const withWords = async (texts: Readonly<Record<'en' | 'ru', string>>) => {
    const { built, contents } = testParcel('shop', { words: texts });
    for (const file of built.files) await shop.put(file, contents.get(file.href) ?? '');
    return refusal(await shop.send(built));
  };
  const route = (own: object) => ({
    ...testParcel('shop').built.manifest.routes[0],
    ...own,
  });

  it('requires that the site cannot meet, with the exact mismatch', async () => {
    expect(await refused({ requires: { react: '^18.0.0', vue: '^3' } })).toEqual([
      422,
      'PARCEL_REFUSED',
      [
        'shop/parcel.json /requires/react: wants ^18.0.0, the site has 1.0.0',
        'shop/parcel.json /requires/vue: not a shared module',
      ],
    ]);
  });

  it('paths that belong to somebody else, twice to itself, or cannot be told apart', async () => {
    expect(await refused({ routes: [route({ paths: ['/user/login', '/shop', '/shop'] })] })).toEqual([
      422,
      'PARCEL_REFUSED',
      [
        'shop/parcel.json /routes/0/paths/0: /user/login also belongs to welcome/parcel.json /routes/0/paths/0',
        'shop/parcel.json /routes/0/paths/2: "/shop" is never reached, earlier patterns take all of it',
      ],
    ]);
    expect(await refused({ routes: [route({ paths: ['/:anything'] })] })).toMatchObject([
      422,
      'PARCEL_REFUSED',
      [expect.stringMatching(/^shop\/parcel\.json \/routes\/0\/paths\/0: \/\w+ also belongs to /)],
    ]);
    expect(await refused({ routes: [route({}), route({ paths: ['/other'] })] })).toEqual([
      422,
      'PARCEL_REFUSED',
      ['shop/parcel.json /routes/1/id: "shop.home" is taken by shop/parcel.json /routes/0'],
    ]);
    expect(await refused({ routes: [route({ paths: ['/shop{/:a'] })] })).toMatchObject([
      422,
      'PARCEL_REFUSED',
      [expect.stringMatching(/^shop\/parcel\.json \/routes\/0\/paths\/0: /)],
    ]);
  });

  it('guards nobody knows, and other things its shape does not allow', async () => {
    const [status, code, problems] = await refused({
      routes: [route({ guards: ['auth', 'wizard'], layout: 'round' })],
      color: 'red',
    });
    expect([status, code]).toEqual([400, 'INVALID_INPUT']);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^\/parcel\/manifest\/routes\/0\/guards\/1: unknown guard "wizard"; known are auth,/,
        ),
        expect.stringMatching(
          /^\/parcel\/manifest\/routes\/0\/layout: unknown layout "round"; known are default,/,
        ),
        '/parcel/manifest/color: unknown property',
      ]),
    );
  });

  it('a skeleton nobody draws', async () => {
    const meta = { ...testParcel('shop').built.manifest.routes[0]?.meta, skeleton: 'star' };
    expect(await refused({ routes: [route({ meta })] })).toEqual([
      400,
      'INVALID_INPUT',
      [
        expect.stringMatching(
          /^\/parcel\/manifest\/routes\/0\/meta\/skeleton: unknown skeleton "star"; known are highlights,/,
        ),
      ],
    ]);
  });

  it('pages without code, regions nobody fills, a version that was not built', async () => {
    const meta = { ...testParcel('shop').built.manifest.routes[0]?.meta, regions: { aside: 'none/panel' } };
    expect(await refused({ routes: [route({ page: 'away', meta })], version: '2.0.0' })).toEqual([
      422,
      'PARCEL_REFUSED',
      [
        'shop/parcel.json /routes/0/meta/regions/aside: no parcel offers the widget "none/panel"',
        'shop/parcel.json /routes/0/page: "away" has no code',
        'shop/parcel.json /version: 2.0.0, but 1.0.0 was built',
      ],
    ]);
  });

  it('titles that a dictionary does not have, dictionaries that are not there', async () => {
    const meta = { ...testParcel('shop').built.manifest.routes[0]?.meta, seoKey: 'seo.none' };
    expect(await refused({ routes: [route({ meta })], languages: ['en'] })).toEqual([
      422,
      'PARCEL_REFUSED',
      [
        'shop/parcel.json /routes/0/meta/seoKey: no "shop:seo.none.description" in en',
        'shop/parcel.json /routes/0/meta/seoKey: no "shop:seo.none.title" in en',
      ],
    ]);
    expect(await refused({ languages: ['en', 'de'] })).toEqual([
      422,
      'PARCEL_REFUSED',
      ['shop/parcel.built.json /dictionaries/shop/de: missing'],
    ]);
  });

  it('words that one language has and another lacks, and dictionaries that are none', async () => {
    const [en, ru] = [
      { one: 'One', two: '{{n}} two' },
      { one: 'Раз', more: 'Ещё' },
    ].map((words, at) => ({
      ...words,
      seo: { home: { title: `Shop ${at}`, description: 'Things.' } },
    }));
    expect(await withWords({ en: JSON.stringify(en), ru: JSON.stringify(ru) })).toEqual([
      422,
      'PARCEL_REFUSED',
      [
        'shop/parcel.built.json /dictionaries/shop/ru has "more", which the reference lacks',
        'shop/parcel.built.json /dictionaries/shop/ru lacks "two"',
      ],
    ]);
    expect(await withWords({ en: '[]', ru: '{' })).toEqual([
      422,
      'PARCEL_REFUSED',
      ['en', 'ru'].map(
        (language) => `shop/parcel.built.json /dictionaries/shop/${language}: not a dictionary`,
      ),
    ]);
  });

  it('code that imports a shared module no range is said for', async () => {
    expect(await refused({ requires: {} })).toEqual([
      422,
      'PARCEL_REFUSED',
      ['shop/parcel.json /requires: its code imports react; say a range for it'],
    ]);
  });

  it('names that all parcels stand on', async () => {
    const team = await registry.team(['*']);
    for (const [name, problem] of [
      ['shell-react', '"@paddock/shell-react" is a shared module of the site'],
      ['common', '"common" names words all parcels share'],
    ] as const) {
      expect(refusal(await team.publish(testParcel(name)))).toEqual([
        422,
        'PARCEL_REFUSED',
        [`${name}/parcel.json /name: ${problem}`],
      ]);
    }
  });

  it('more routes than can be compared while the site goes on serving', async () => {
    const routes = Array.from({ length: 101 }, (_, at) =>
      route({ id: `shop.r${at}`, paths: [`/shop/${at}`] }),
    );
    expect(await refused({ routes })).toEqual([
      400,
      'INVALID_INPUT',
      ['/parcel/manifest/routes: must not have more than 100 items'],
    ]);
  });

  it('files outside its folder, unlisted or described differently', async () => {
    const { built } = testParcel('shop');
    const foreign = { ...built.entry, href: '/assets/parcels/betting/betting.js' };
    const [first, ...rest] = built.files;
    expect(first).toEqual(built.entry);
    expect(await refused({}, { entry: foreign, files: [foreign, ...rest] })).toEqual([
      422,
      'PARCEL_REFUSED',
      [
        'shop/parcel.built.json /files/0: /assets/parcels/betting/betting.js lies outside /assets/parcels/shop/',
      ],
    ]);
    expect(await refused({}, { files: rest })).toEqual([
      422,
      'PARCEL_REFUSED',
      [`shop/parcel.built.json /entry: ${built.entry.href} is not among its files`],
    ]);
  });

  it('files that were not uploaded, or not with this integrity: chunks and styles too', async () => {
    const { built } = testParcel('shop', { version: '1.0.1' });
    const answer = refusal(await shop.send(built));
    expect(answer.slice(0, 2)).toEqual([422, 'FILES_MISSING']);
    const [chunk] = built.pages['home']?.scripts ?? [];
    expect(answer[2]).toContain(`${chunk?.href ?? ''}: not uploaded with ${chunk?.integrity ?? ''}`);
    expect(answer[2]).toHaveLength(2);
  });

  it('another team, and parcels of other teams', async () => {
    expect(await refused({ owner: '@paddock/other-team' })).toEqual([
      403,
      'PARCEL_NOT_YOURS',
      ['shop/parcel.json /owner: "@paddock/other-team", but the token is of @paddock/shop-team'],
    ]);
    const strangers = await registry.team(['kiosk']);
    const problems = ['shop: the token is for kiosk'];
    const { built, contents } = testParcel('shop');
    expect(refusal(await strangers.send(built))).toEqual([403, 'PARCEL_NOT_YOURS', problems]);
    expect(refusal(await strangers.put(built.entry, contents.get(built.entry.href) ?? ''))).toEqual([
      403,
      'PARCEL_NOT_YOURS',
      problems,
    ]);
    for (const [path, body] of [
      ['rollback', { channel: 'production', parcel: 'shop', why: 'Mine.' }],
      ['promote', { parcel: 'shop', why: 'Mine.' }],
    ] as const) {
      expect(refusal(await strangers.post(path, body))).toEqual([403, 'PARCEL_NOT_YOURS', problems]);
    }
  });
});
