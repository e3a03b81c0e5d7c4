import { commitmentTo } from '@paddock/games';
import { allGames } from '@paddock/games/all-games';

import { EMPTY_FORM, formOf, fragmentOf, type CheckForm } from './check-form.ts';
import { checkRound } from './check-round.ts';

const serverSeed = '5c'.repeat(32);
// printf 'me:0:0' | openssl dgst -sha256 -hmac 5c5c… begins with 24d23f59: 143,832 of a million.
const DICE: CheckForm = { ...EMPTY_FORM, serverSeed, clientSeed: 'me' };

describe('a round that anybody checks (rules §12)', () => {
  it('is recomputed from its seeds, with each step on the way', async () => {
    const checked = await checkRound({ ...DICE, commitment: commitmentTo(serverSeed) });
    expect(checked).toMatchObject({
      kind: 'checked',
      seal: { kind: 'fits', made: commitmentTo(serverSeed) },
      key: serverSeed,
      message: 'me:0:0',
      face: { rolled: 143_832, isWon: true },
      stakedMinor: 100n,
      paidMinor: 198n,
    });
    if (checked.kind !== 'checked') throw new Error('impossible');
    const [first] = checked.numbers;
    expect(checked.numbers).toHaveLength(8);
    const sum = (first?.bytes ?? []).reduce((all, byte, at) => all + byte / 256 ** (at + 1), 0);
    expect(sum.toFixed(10)).toBe(first?.float);
    expect(Math.floor(sum * 1_000_000)).toBe(143_832);
  });

  it.each<[string, string]>([
    ['', 'not-given'],
    ['00'.repeat(32), 'differs'],
    [` ${commitmentTo(serverSeed).toUpperCase()} `, 'fits'],
  ])('has a seal "%s" that %s', async (commitment, kind) => {
    expect(await checkRound({ ...DICE, commitment })).toMatchObject({ seal: { kind } });
  });

  it('may be a ticket in a draw of a lottery, whose public value and number stand for seed and nonce', async () => {
    const entries = [{ picks: 6, numbers: [1, 2, 3, 4, 5, 6], bonus: [] }];
    const ticket = {
      game: 'lotto-6-45',
      clientSeed: '00ab',
      nonce: '7',
      choice: JSON.stringify({ entries }),
    };
    const checked = await checkRound({ ...EMPTY_FORM, ...ticket, serverSeed });
    expect(checked).toMatchObject({
      kind: 'checked',
      drawnBy: 'lotto',
      message: '00ab:7:0',
      numbers: [],
      face: { fields: [{ lines: '1' }] },
    });
    if (checked.kind !== 'checked') throw new Error('impossible');
    // A lottery takes remainders of whole numbers, and none from 0 to 1.
    expect(checked.face).toMatchObject({ numbers: checked.balls.map(({ ball }) => ball) });
  });

  it('may be one that many players share, whose hash leads back to one that was known', async () => {
    // SHA-256 of 32 bytes 5c, twice.
    const shared = { ...EMPTY_FORM, hash: serverSeed, salt: 'salt', roundsBefore: '2' };
    const unknown = await checkRound(shared);
    expect(unknown).toMatchObject({
      face: { rolled: 161_779 },
      seal: { kind: 'not-given' },
      message: `${serverSeed}:0`,
    });
    const wrong = await checkRound({ ...shared, earlierHash: '00'.repeat(32) });
    if (wrong.kind !== 'checked') throw new Error('impossible');
    expect(wrong.seal.kind).toBe('differs');
    expect(await checkRound({ ...shared, earlierHash: wrong.seal.made })).toMatchObject({
      seal: { kind: 'fits' },
    });
  });

  it.each<[string, Partial<CheckForm>]>([
    ['game', { game: 'dices' }],
    ['seeds', { serverSeed: 'abc' }],
    ['seeds', { nonce: '-1' }],
    ['stake', { stake: '1.005' }],
    ['stake', { currency: 'XXX' }],
    ['choice', { choice: '{' }],
    ['bet', { choice: '{"side":"under","target":0}' }],
    ['moves', { moves: '{}' }],
    ['moves', { moves: '[{"kind":"collect"}]' }],
  ])('says that the %s cannot be', async (what, change) => {
    expect(await checkRound({ ...DICE, ...change })).toEqual({ kind: 'impossible', what });
  });

  it('is carried by a link and read from it, whatever else stands there', () => {
    expect(formOf(fragmentOf(DICE))).toEqual(DICE);
    expect(formOf('#game=keno&__proto__=1&nothing=2')).toEqual({ ...EMPTY_FORM, game: 'keno' });
  });

  it('may be of every game there is', () => {
    expect(allGames().map(({ code }) => code)).toContain(EMPTY_FORM.game);
  });
});
