import type { BlockRule } from '@paddock/contract';

import { blockWords, pageOfReason } from './block-words.ts';

/** Says its key with what it was given. */
const words = blockWords((key, values = {}) => [key, ...Object.values(values)].join(' '), 'en');
const said = (rule: Partial<BlockRule>): BlockRule => ({
  countries: ['DE', 'PL'],
  reason: 1,
  displayTypeId: 1,
  templateTypeId: 1,
  ...rule,
});

describe('a rule in words', () => {
  it('names whom it is about', () => {
    expect(words.who(said({}))).toBe('Germany, Poland');
    expect(words.who(said({ except: true }))).toBe('site.countries.except Germany, Poland');
    expect(words.who(said({ countries: [], except: true }))).toBe('site.countries.everybody');
  });

  it('says its reason by the page visitors are led to', () => {
    expect([pageOfReason(5), pageOfReason(13)]).toEqual(['block', 'block-ua']);
    expect(words.reason(8)).toBe('site.countries.reasons.coming-soon (8)');
    expect(words.sentence(said({ displayTypeId: 2, templateTypeId: 2 }))).toBe(
      'Germany, Poland: site.countries.reasons.block (1) · site.countries.tells · site.countries.stays',
    );
  });

  it('says what differs: rules that went and came at their places, the order, countries nobody knows', () => {
    const one = said({});
    const two = said({ countries: ['UA'], reason: 13 });
    const three = said({ countries: ['FR'] });
    expect(words.differ({ rules: [one] }, { rules: [three, one], unknownCountry: 'closed' })).toEqual([
      { place: 'site.countries.rule 1', before: null, after: words.sentence(three) },
      {
        place: 'site.countries.unknown',
        before: 'site.countries.unknowns.open',
        after: 'site.countries.unknowns.closed',
      },
    ]);
    expect(words.differ({ rules: [one, two] }, { rules: [one, three] })).toEqual([
      { place: 'site.countries.rule 2', before: words.sentence(two), after: words.sentence(three) },
    ]);
    expect(words.differ({ rules: [one, two] }, { rules: [two, one] }).map(({ place }) => place)).toEqual([
      'site.countries.order',
    ]);
    expect(words.differ({ rules: [one] }, { rules: [one] })).toEqual([]);
  });
});
