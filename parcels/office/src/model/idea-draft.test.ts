import { checkIdea, emptyIdea, IDEA_DRAFT } from './idea-draft.ts';

describe('an idea that is being written', () => {
  const draft = { ...emptyIdea('7'), area: 'betting' } as const;

  it.each([
    [{ ...emptyIdea('7'), text: 'x'.repeat(40) }, { kind: 'no-area' }],
    [draft, { kind: 'short', missing: 20 }],
    [
      { ...draft, text: `   ${'x'.repeat(19)}   ` },
      { kind: 'short', missing: 1 },
    ],
    [
      { ...draft, text: '🐎'.repeat(19) },
      { kind: 'short', missing: 1 },
    ],
    [{ ...draft, text: 'x'.repeat(20) }, { kind: 'fine' }],
  ] as const)('%o is %o', (written, expected) => {
    expect(checkIdea(written)).toEqual(expected);
  });

  it('is read back as it was kept, and not at all when it is something else', () => {
    const kept = { ...draft, text: 'Weather', mayAnswer: true };
    expect(IDEA_DRAFT.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(IDEA_DRAFT.parse({ ...kept, area: 'weather', mayAnswer: 'yes' })).toMatchObject({
      area: null,
      mayAnswer: false,
    });
    for (const damaged of [null, 'x', 7, {}, { userId: '7' }]) {
      expect(IDEA_DRAFT.parse(damaged)).toBeUndefined();
    }
  });
});
