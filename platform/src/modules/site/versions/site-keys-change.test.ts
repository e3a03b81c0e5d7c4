import { changeTo, differences, meanwhileChanged, withChange } from './site-keys-change.ts';

const BEFORE = { companyName: 'Paddock', refId: 2, features: [39, 217] };
const AFTER = { companyName: 'Hippodrome', features: [39, 217], groupId: 4 };

describe('a change of keys', () => {
  it('replaces what it names, gives defaults back by null, and leaves the rest', () => {
    expect(withChange(BEFORE, { companyName: 'Hippodrome', refId: null })).toEqual({
      companyName: 'Hippodrome',
      features: [39, 217],
    });
  });

  it('is what two states differ in, whatever the order of their keys', () => {
    expect(differences(BEFORE, AFTER)).toEqual([
      { key: 'companyName', before: 'Paddock', after: 'Hippodrome' },
      { key: 'groupId', before: null, after: 4 },
      { key: 'refId', before: 2, after: null },
    ]);
    expect(differences({ features: [1], refId: 1 }, { refId: 1, features: [1] })).toEqual([]);
  });

  it('makes one state of the other, there and back', () => {
    expect(withChange(BEFORE, changeTo(BEFORE, AFTER))).toEqual(AFTER);
    expect(withChange(AFTER, changeTo(AFTER, BEFORE))).toEqual(BEFORE);
  });

  it('meets another one where both name a key, and nowhere else', () => {
    const between = { seen: BEFORE, now: AFTER };
    expect(meanwhileChanged({ features: [1] }, between)).toEqual([]);
    expect(meanwhileChanged({ features: [1], refId: 3, groupId: 4 }, between)).toEqual(['refId', 'groupId']);
  });
});
