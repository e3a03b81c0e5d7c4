import { crashPoint } from '@paddock/games/crash';
import { chainBackwards } from '@paddock/games/chain';
import { LIVE_ROULETTE } from '@paddock/games/live-roulette';
import type { SharedRoundView } from '@paddock/contract/schemas';

import { formOf } from './check-form.ts';
import { sharedRoundPath } from './check-link.ts';
import { checkRound } from './check-round.ts';
import { askedShared, sharedFragment } from './shared-check.ts';

const chain = [...chainBackwards('5c'.repeat(32), 3)];
const hashOf = (round: number) => chain.find((link) => link.round === round)?.hash ?? '';
const seeds = { hash: hashOf(2), salt: 'a-public-value-of-later' };

const round = (game: string): SharedRoundView => ({
  ...{ game, number: 12, chainRound: 2, terminalHash: hashOf(0), ...seeds, result: null, stopMilli: null },
  ...{ beganAtMs: 0, endedAtMs: 1, wasAway: false },
});
const checkOf = (path: string, game: string) =>
  checkRound(formOf(sharedFragment(path.slice(path.indexOf('#')), round(game))));

describe('the check of a round that many share', () => {
  it('is asked for by game and number, and by nothing else', () => {
    const path = sharedRoundPath({ game: 'crash', round: 12 });
    expect(path).toBe('/games/fairness#shared=crash&number=12');
    expect(askedShared('#shared=crash&number=12')).toEqual({ game: 'crash', number: '12' });
    for (const wrong of [
      '',
      '#shared=dice&number=1',
      '#shared=crash',
      '#shared=crash&number=-1',
      '#shared=toString&number=1',
    ])
      expect(askedShared(wrong)).toBeUndefined();
  });

  it('follows the hash of a crash to the terminal one, and its 52 bits to the point', async () => {
    const bet = { game: 'crash', round: 12, stake: '5.00', currency: 'EUR', collectedMilli: null };
    const checked = await checkOf(sharedRoundPath({ ...bet, choice: { targetMilli: 1_010 } }), 'crash');
    const pointMilli = crashPoint(seeds);
    expect(checked).toMatchObject({
      kind: 'checked',
      drawnBy: 'crash',
      seal: { kind: 'fits', made: hashOf(0) },
      key: seeds.salt,
      message: seeds.hash,
      face: { pointMilli },
      paidMinor: 505n,
    });
    if (checked.kind !== 'checked') throw new Error('impossible');
    const [number, ...more] = checked.numbers;
    expect(more).toEqual([]);
    const r = (number?.bytes ?? []).reduce((sum, byte, at) => sum + byte / 256 ** (at + 1), 0);
    expect(Math.max(Math.floor(99 / (1 - r)) * 10, 1000)).toBe(pointMilli);
    const byHand = { ...bet, choice: { targetMilli: null }, collectedMilli: 1_010 };
    expect(await checkOf(sharedRoundPath(byHand), 'crash')).toMatchObject({ paidMinor: 505n });
  });

  it('recomputes a spin of the live table, with a bet of its own or one to show', async () => {
    const { pocket } = LIVE_ROULETTE.spin(seeds);
    const path = sharedRoundPath({ game: 'live-roulette', round: 12 });
    expect(await checkOf(path, 'live-roulette')).toMatchObject({
      ...{ drawnBy: 'shared', seal: { kind: 'fits' }, message: `${seeds.hash}:0`, face: { pocket } },
      stakedMinor: 100n,
    });
    const chips = [{ on: `straight-${pocket}`, amountMinor: '200' }];
    const bet = {
      stake: '2.00',
      currency: 'EUR',
      choice: { table: 'la-partage', chips },
      collectedMilli: null,
    };
    expect(
      await checkOf(sharedRoundPath({ game: 'live-roulette', round: 12, ...bet }), 'live-roulette'),
    ).toMatchObject({ paidMinor: 7_200n });
  });
});
