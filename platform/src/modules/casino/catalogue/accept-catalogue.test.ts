import type { CatalogueEntry, CompanyName } from '@paddock/contract/schemas';

import { ACME, createCasinoFixture, entry, type CasinoFixture } from '../casino.fixture.ts';

describe('the catalogue of a company', () => {
  let fixture: CasinoFixture;
  beforeAll(async () => {
    fixture = await createCasinoFixture();
  });
  afterAll(() => fixture.platform.close());
  const casino = () => fixture.platform.modules.casino;
  const refusal = async (code: string) => {
    const game = casino().gameOf(ACME.code, code);
    return game && (await casino().refusalOf(game, {}));
  };

  it('is taken in whole, and counts a version for each that differs', async () => {
    expect(await fixture.accept(entry('a'), entry('b'))).toEqual({
      version: 1,
      isChanged: true,
      added: 2,
      changed: 0,
      closed: 0,
      refused: [],
    });
    const again = { added: 0, changed: 0, closed: 0, refused: [] };
    // In another order it is the same.
    expect(await fixture.accept(entry('b'), entry('a'))).toEqual({ ...again, version: 1, isChanged: false });
    const id = fixture.idOf('a');
    expect(await fixture.accept(entry('a', { name: { en: 'Foxes' } }), entry('b'))).toMatchObject({
      version: 2,
      changed: 1,
    });
    expect(casino().gameById(id)).toMatchObject({ entry: { name: { en: 'Foxes' } }, company: ACME });
  });

  it('closes what left it, and opens it again under its id when it comes back', async () => {
    await fixture.accept(entry('a'), entry('b'));
    const id = fixture.idOf('b');
    expect(await fixture.accept(entry('a'))).toMatchObject({ closed: 1 });
    expect([await refusal('a'), await refusal('b')]).toEqual([undefined, 'GAME_CLOSED']);
    expect(await fixture.accept(entry('a'), entry('b'))).toMatchObject({ added: 0, changed: 1 });
    expect([await refusal('b'), fixture.idOf('b')]).toEqual([undefined, id]);
  });

  it.each<[string, unknown, string]>([
    ['is no object', 7, '#2'],
    ['has no code', { name: 'x' }, '#2'],
    ['has a code of other letters', entry('б'), 'б'],
    ['has a section nobody knows', { ...entry('x'), sections: ['horses'] }, 'x'],
    ['has no section', entry('x', { sections: [] }), 'x'],
    ['has a name without letters', entry('x', { name: { en: '—' } }), 'x'],
    ['has a name that turns the text around', entry('x', { name: { en: 'Fox\u202Ees' } }), 'x'],
    ['has a name with half a letter', entry('x', { name: { en: 'Fox \ud800' } }), 'x'],
    ['came out on no day', entry('x', { releaseDay: '2026-02-30' }), 'x'],
    [
      'returns more at its worst than at its best',
      entry('x', { rtpMillionths: 1, rtpLeastMillionths: 2 }),
      'x',
    ],
    ['returns more than all', entry('x', { rtpMillionths: 1_000_001 }), 'x'],
    ['has a picture without encryption', entry('x', { pictureUrl: 'http://acme.example/x.png' }), 'x'],
    ['has a picture that is a script', entry('x', { pictureUrl: 'javascript:alert(1)' }), 'x'],
    ['has a currency twice', entry('x', { currencies: [{ currency: 'EUR' }, { currency: 'EUR' }] }), 'x'],
    ['has a stake of half a cent', entry('x', { currencies: [{ currency: 'EUR', lowest: '0.005' }] }), 'x'],
    [
      'has a lowest stake above its highest',
      entry('x', { currencies: [{ currency: 'EUR', lowest: '2', highest: '1' }] }),
      'x',
    ],
    ['is played in no currency that there is', entry('x', { currencies: [{ currency: 'XXX' }] }), 'x'],
    ['comes out in a lifetime', entry('x', { releaseDay: '2099-01-01' }), 'x'],
    ['is said to be ours', entry('x', { studio: { code: 'paddock', name: 'Paddock' } }), 'x'],
    ['has a field that nobody knows', { ...entry('x'), price: 7 }, 'x'],
    ['is there twice', entry('good'), 'good'],
  ])('refuses by name a game that %s, and takes the others', async (_what, sent, game) => {
    const answer = await fixture.accept(entry('good'), sent);
    expect(answer.refused).toEqual([{ game, reason: expect.any(String) as string }]);
    expect(await refusal('good')).toBeUndefined();
  });

  it('leaves a game that is refused this time as it stands', async () => {
    await fixture.accept(entry('a'), entry('b'));
    const broken: CatalogueEntry = entry('a', { rtpMillionths: -1 });
    expect(await fixture.accept(broken, entry('b'))).toMatchObject({ closed: 0 });
    expect([await refusal('a'), casino().gameOf(ACME.code, 'a')?.entry.rtpMillionths]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is of one company: others keep their games, though they name them alike', async () => {
    await fixture.accept(entry('a'));
    const other: CompanyName = { code: 'other', name: 'Other' };
    await casino().acceptCatalogue(other, [entry('a')]);
    await casino().acceptCatalogue(other, []);
    expect(await refusal('a')).toBeUndefined();
    expect(casino().gameOf('other', 'a')?.id).not.toBe(fixture.idOf('a'));
  });

  it('names no studio that is a company of its own here', async () => {
    const rival: CompanyName = { code: 'rival', name: 'Rival' };
    await casino().acceptCatalogue(rival, [entry('a')]);
    const passedOn = entry('x', { studio: rival });
    expect((await fixture.accept(passedOn)).refused).toEqual([
      { game: 'x', reason: '/studio is another company' },
    ]);
    const small = entry('x', { studio: { code: 'small-studio', name: 'Small' } });
    expect((await fixture.accept(small)).refused).toEqual([]);
  });

  it('is never our own, and of nobody without a name', async () => {
    const refused = (company: CompanyName) => casino().acceptCatalogue(company, []);
    await expect(refused({ code: 'paddock', name: 'Paddock' })).rejects.toMatchObject({
      code: 'COMPANY_OWN',
    });
    for (const company of [
      { code: 'Acme', name: 'Acme' },
      { code: 'acme', name: ' ' },
    ])
      await expect(refused(company)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('of two at once is one of them, whole', async () => {
    const versions = Array.from({ length: 6 }, (_, n) => [
      entry('a', { slug: `a-${n}` }),
      entry(`only-${n}`),
    ]);
    await Promise.all(versions.map((games) => fixture.accept(...games)));
    const slug = casino().gameOf(ACME.code, 'a')?.entry.slug ?? '';
    const open = await Promise.all(versions.map((_, n) => refusal(`only-${n}`)));
    expect(open.flatMap((one, n) => (one === undefined ? `a-${n}` : []))).toEqual([slug]);
  });

  it('stands after a restart, ours with the ids that addresses name', async () => {
    await fixture.accept(entry('a'));
    const id = fixture.idOf('a');
    const next = await fixture.platform.restart();
    expect(next.modules.casino.gameById(id)?.entry).toEqual(entry('a'));
    expect(next.modules.casino.gameById('2')?.address).toBe('/games/dice');
    await next.close();
  });
});
