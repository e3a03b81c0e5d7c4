import { DAY_MS, LIMIT_TYPES } from '@paddock/contract';

import { arrowsOf, documentText, sectionOf } from '../../testing/documents.ts';
import { approvableAtMs, decideLimit, type LimitStanding } from './limit-change.ts';

const NOW = 1_800_000_000_000;
const { deposit24h, selfExclusion, depositTimeout, session, realityCheck } = LIMIT_TYPES;
const active = (value: bigint): LimitStanding => ({ active: { value, endsAtMs: null } });
const waiting = (value: bigint, pending: bigint | null): LimitStanding => ({
  ...active(value),
  pending: { value: pending, setAtMs: NOW, currency: 'EUR' },
});

describe('deciding a wish for a limit (rules §9)', () => {
  it.each([
    ['the first', {}, 100n, { kind: 'apply', value: 100n, endsAtMs: null }],
    ['a lower one', active(100n), 99n, { kind: 'apply', value: 99n, endsAtMs: null }],
    ['zero', active(100n), 0n, { kind: 'apply', value: 0n, endsAtMs: null }],
    ['a higher one', active(100n), 101n, { kind: 'wait', value: 101n }],
    ['none', active(100n), null, { kind: 'wait', value: null }],
    ['the same', active(100n), 100n, { kind: 'keep' }],
    ['none where there is none', {}, null, { kind: 'keep' }],
    [
      'a lower one while a higher one waits',
      waiting(100n, 200n),
      50n,
      { kind: 'apply', value: 50n, endsAtMs: null },
    ],
    [
      'the same while a higher one waits',
      waiting(100n, 200n),
      100n,
      { kind: 'apply', value: 100n, endsAtMs: null },
    ],
    ['another higher one while one waits', waiting(100n, 200n), 300n, { kind: 'wait', value: 300n }],
    ['a negative one', {}, -1n, { kind: 'refuse', reason: 'value' }],
  ] as const)('%s', (_name, standing, wanted, change) => {
    expect(decideLimit(deposit24h, standing, wanted, NOW)).toEqual(change);
  });

  it('is drawn in docs/money.md', () => {
    const standings = { none: {}, active: active(100n), waiting: waiting(100n, 200n) };
    const wishes = { lower: 50n, same: 100n, higher: 300n, none: null };
    const STATE = { apply: 'active', wait: 'waiting', keep: undefined, refuse: undefined };
    const arrows = Object.entries(standings).flatMap(([from, standing]) =>
      Object.entries(wishes).flatMap(([wish, value]) => {
        const to = STATE[decideLimit(deposit24h, standing, value, NOW).kind];
        return to === undefined ? [] : [`${from} -> ${to}: ${wish}`];
      }),
    );
    const drawn = arrowsOf(sectionOf(documentText('money.md'), '### States of a limit'));
    expect(drawn.filter((arrow) => !arrow.includes('24 h'))).toEqual(['[*] -> none: ', ...arrows]);
  });

  it('starts self-exclusion and timeout at once, for the days offered alone [S9-05]', () => {
    for (const days of [1n, 7n, 30n, 90n]) {
      const endsAtMs = NOW + Number(days) * DAY_MS;
      const begun = { kind: 'apply', value: days, endsAtMs };
      expect(decideLimit(selfExclusion, {}, days, NOW)).toEqual(begun);
      expect(decideLimit(depositTimeout, {}, days, NOW)).toEqual(begun);
    }
    expect(decideLimit(depositTimeout, {}, 180n, NOW)).toEqual({ kind: 'refuse', reason: 'value' });
    expect(decideLimit(selfExclusion, {}, 2n, NOW)).toEqual({ kind: 'refuse', reason: 'value' });
    for (const days of [180n, 360n, 365n, 720n, 730n, 1080n, 1095n, 1800n, 1825n, 3650n]) {
      expect(decideLimit(selfExclusion, {}, days, NOW)).toMatchObject({ kind: 'apply' });
    }
  });

  it('only ever prolongs a self-exclusion [S4-07]', () => {
    const standing = { active: { value: 30n, endsAtMs: NOW + 20 * DAY_MS } };
    expect(decideLimit(selfExclusion, standing, 7n, NOW)).toEqual({ kind: 'refuse', reason: 'locked' });
    expect(decideLimit(selfExclusion, standing, null, NOW)).toEqual({ kind: 'refuse', reason: 'locked' });
    expect(decideLimit(selfExclusion, standing, 30n, NOW)).toEqual({
      kind: 'apply',
      value: 30n,
      endsAtMs: NOW + 30 * DAY_MS,
    });
  });

  it('takes hours from 1 to 24 for a session and the minutes offered for a reality check [S9-05]', () => {
    expect(decideLimit(session, {}, 24n, NOW)).toMatchObject({ kind: 'apply' });
    expect(decideLimit(session, {}, 25n, NOW)).toEqual({ kind: 'refuse', reason: 'value' });
    expect(decideLimit(session, active(2n), 3n, NOW)).toEqual({ kind: 'wait', value: 3n });
    for (const minutes of [5n, 10n, 15n, 30n, 45n, 60n]) {
      expect(decideLimit(realityCheck, active(5n), minutes, NOW)).toMatchObject({
        kind: 'apply',
        value: minutes,
      });
    }
    expect(decideLimit(realityCheck, {}, 20n, NOW)).toEqual({ kind: 'refuse', reason: 'value' });
  });

  it('lets a looser one be approved 86400 seconds after it was set [S9-06]', () => {
    expect(approvableAtMs({ setAtMs: NOW })).toBe(NOW + 86_400_000);
  });
});
