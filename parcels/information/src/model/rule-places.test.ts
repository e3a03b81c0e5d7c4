import { rulesView } from './rule-places.ts';
import type { RulesText } from './text-types.ts';

const chapter = (slug: string) => ({ slug, title: slug, articles: [] });
const TEXT: RulesText = {
  groups: [
    { group: '1', title: 'one', lead: '', chapters: [chapter('a'), chapter('b')] },
    { group: '2', title: 'two', lead: '', chapters: [chapter('c')] },
  ],
};

describe('what an address of the rules shows', () => {
  it('is a group with its chapters', () => {
    const view = rulesView(TEXT, '1', undefined);
    expect(view).toMatchObject({ kind: 'group', places: [{ number: '1.1' }, { number: '1.2' }] });
  });

  it('is a chapter between its neighbours, over the border of groups', () => {
    expect(rulesView(TEXT, '1', 'b')).toMatchObject({
      kind: 'chapter',
      place: { number: '1.2', path: '/rules/1/b' },
      before: { path: '/rules/1/a' },
      after: { path: '/rules/2/c' },
    });
    expect(rulesView(TEXT, '1', 'a')).toMatchObject({ before: undefined });
    expect(rulesView(TEXT, '2', 'c')).toMatchObject({ after: undefined });
  });

  it.each([
    ['a chapter of another group', '1', 'c', '/rules/2/c'],
    ['no chapter', '2', 'x', '/rules/2'],
    ['no group', '9', undefined, '/rules/1'],
  ])('leads %s to where it is', (_what, group, slug, path) => {
    expect(rulesView(TEXT, group, slug)).toEqual({ kind: 'elsewhere', path });
  });
});
