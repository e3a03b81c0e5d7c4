import type { BlockRule, BlockTerms } from '@paddock/contract';

import {
  blockFault,
  blocksValue,
  blockTermsOf,
  brandsSaying,
  decidedBefore,
  decidingRule,
  isEverybodyOut,
  isLifted,
  keepsOut,
  withClosed,
  withEffect,
  withMoved,
  withOpened,
  withoutRule,
  withRule,
} from './block-rules.ts';

const rule = (countries: readonly string[], more: Partial<BlockRule> = {}): BlockRule => ({
  countries,
  reason: 1,
  displayTypeId: 1,
  templateTypeId: 1,
  ...more,
});
const UKRAINE = rule(['UA'], { reason: 13 });
const TOLD = rule(['DE', 'FR'], { displayTypeId: 7, templateTypeId: 3 });
const OTHERS = rule(['DE', 'GB'], { except: true });
const TERMS: BlockTerms = { rules: [UKRAINE, TOLD, OTHERS], unknownCountry: 'closed' };

describe('whom the site keeps out', () => {
  it('is decided by the first rule that fits, a country nobody knows by one for everybody alone', () => {
    expect(['UA', 'DE', 'GB', 'PL', undefined].map((code) => decidingRule(TERMS, code))).toEqual([
      0, 1, -1, 2, -1,
    ]);
    expect(decidingRule({ rules: [rule([], { except: true })] }, undefined)).toBe(0);
  });

  it('closes countries before all other rules, and names them once', () => {
    const closed = withClosed(TERMS, ['UA', 'DE'], 8);
    expect(closed).toEqual({
      rules: [rule(['UA', 'DE'], { reason: 8 }), { ...TOLD, countries: ['FR'] }, OTHERS],
      unknownCountry: 'closed',
    });
    expect(decidingRule(closed, 'DE')).toBe(0);
  });

  it.each(['UA', 'DE', 'GB', 'PL'])('lets %s in again, whatever kept it out, and nobody else', (code) => {
    const opened = withOpened(TERMS, code);
    expect(decidingRule(opened, code)).toBe(-1);
    const others = ['UA', 'DE', 'GB', 'PL', 'FR', undefined].filter((other) => other !== code);
    const whyOf = (terms: BlockTerms) =>
      others.map((other) => terms.rules[decidingRule(terms, other)]?.reason);
    expect(whyOf(opened)).toEqual(whyOf(TERMS));
  });

  it('keeps countries nobody knows out where one is let in of everybody', () => {
    const opened = withOpened({ rules: [rule([], { except: true })] }, 'DE');
    expect(opened).toEqual({ rules: [rule(['DE'], { except: true })], unknownCountry: 'closed' });
  });

  it('says nothing where nobody is kept out, and begins with that', () => {
    expect(blockTermsOf(null)).toEqual({ rules: [] });
    expect(blockTermsOf(TERMS)).toBe(TERMS);
    expect(blocksValue({ rules: [] })).toBeNull();
    expect(blocksValue({ rules: [], unknownCountry: 'open' })).toBeNull();
    expect(blocksValue({ rules: [], unknownCountry: 'closed' })).toEqual({
      rules: [],
      unknownCountry: 'closed',
    });
  });

  it('changes a rule, its place, or leaves it out', () => {
    expect(withRule(TERMS, 1, OTHERS).rules).toEqual([UKRAINE, OTHERS, OTHERS]);
    expect(withoutRule(TERMS, 0).rules).toEqual([TOLD, OTHERS]);
    expect(withMoved(TERMS, 0, 1).rules).toEqual([TOLD, UKRAINE, OTHERS]);
    expect(withMoved(TERMS, 2, -1).rules).toEqual([UKRAINE, OTHERS, TOLD]);
    expect([withMoved(TERMS, 0, -1), withMoved(TERMS, 2, 1)]).toEqual([TERMS, TERMS]);
  });

  it('keeps out or only tells, for the cookie too or not, and keeps numbers it has no words for', () => {
    expect([keepsOut(UKRAINE), keepsOut(TOLD), isLifted(UKRAINE), isLifted(TOLD)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(withEffect(UKRAINE, { keeps: false })).toMatchObject({ displayTypeId: 2, templateTypeId: 1 });
    expect(withEffect(UKRAINE, { lifted: false })).toMatchObject({ displayTypeId: 1, templateTypeId: 2 });
    expect(withEffect(TOLD, { keeps: false, lifted: false })).toEqual(TOLD);
    expect(withEffect(TOLD, { keeps: true })).toMatchObject({ displayTypeId: 1, templateTypeId: 3 });
  });

  it('says what the server would refuse, and what is named in vain', () => {
    expect(blockFault(TERMS)).toBeUndefined();
    expect(blockFault({ rules: [UKRAINE, rule([])] })).toEqual({ fault: 'names-nobody', at: 1 });
    const everybody = rule([], { except: true });
    expect(blockFault({ rules: [UKRAINE, everybody] })).toBeUndefined();
    expect(blockFault({ rules: [everybody, UKRAINE] })).toEqual({ fault: 'hides-others', at: 0 });
    expect(blockFault({ rules: Array.from({ length: 101 }, () => UKRAINE) })?.fault).toBe('too-many');
    expect(decidedBefore({ rules: [OTHERS, rule(['PL', 'GB'])] }, 1)).toEqual(['PL']);
    expect([decidedBefore(TERMS, 2), decidedBefore(TERMS, 9)]).toEqual([[], []]);
  });

  it('is not what other sites of the installation say for themselves', () => {
    const keys = { blocks: TERMS, 'brand:meadow': { hosts: [], blocks: TERMS }, 'brand:hill': { hosts: [] } };
    expect(brandsSaying(keys, 'blocks')).toEqual(['meadow']);
  });
});

it('knows when nobody gets in any more: a rule that keeps out everybody, and not one that only tells', () => {
  const everybody = { countries: [], except: true, reason: 1, displayTypeId: 1, templateTypeId: 1 } as const;
  expect(isEverybodyOut({ rules: [everybody] })).toBe(true);
  expect(isEverybodyOut({ rules: [{ ...everybody, countries: ['DE'] }] })).toBe(false);
  expect(isEverybodyOut({ rules: [{ ...everybody, displayTypeId: 2 }] })).toBe(false);
  expect(isEverybodyOut({ rules: [{ ...everybody, except: false }] })).toBe(false);
});
