import { judgeLikeness, type SharedFact } from './likeness.ts';

const proved = (kind: SharedFact['kind']): SharedFact => ({ kind, isProved: true });
const told = (kind: SharedFact['kind']): SharedFact => ({ kind, isProved: false });

describe('whether two accounts are one person’s (rules §9)', () => {
  it.each<[string, readonly SharedFact[], ReturnType<typeof judgeLikeness>]>([
    ['both proved one document', [proved('document')], 'same'],
    ['name and birth date, and both proved a phone', [told('name'), proved('phone')], 'same'],
    ['name and birth date, and both proved a mailbox', [told('name'), proved('email')], 'same'],
    ['name and birth date, and an instrument of theirs', [told('name'), proved('instrument')], 'same'],
    ['a name and birth date that anybody can type', [told('name')], 'alike'],
    ['a name, and a phone one of them only types', [told('name'), told('phone')], 'alike'],
    ['a name, and a document one of them only types', [told('name'), told('document')], 'alike'],
    ['a document one of them only types', [told('document')], 'alike'],
    ['a proved mailbox and another name', [proved('email')], 'alike'],
    ['a proved phone that was somebody else’s before', [proved('phone')], 'alike'],
    ['a card of another name beside the same name', [told('name'), told('instrument')], 'alike'],
    ['a card a family shares', [told('instrument')], 'nothing'],
    ['nothing', [], 'nothing'],
  ])('%s', (_what, shared, judged) => {
    expect(judgeLikeness(shared)).toBe(judged);
  });
});
