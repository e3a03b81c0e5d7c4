import { pseudoDictionary, unsaidWords } from './pseudo-language.ts';

function shown(html: string): Element {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

describe('the pseudo-language of tests', () => {
  it('lengthens and brackets every text, and leaves placeholders as they are', () => {
    expect(pseudoDictionary({ place: 'Place bet', of: { leg_other: '{{count}} legs of {{name}}' } })).toEqual(
      {
        place: '⟦Plaacee beet⟧',
        of: { leg_other: '⟦{{count}} leegs oof {{name}}⟧' },
      },
    );
  });

  it('finds words that no dictionary says, in texts and in names of things', () => {
    const root = shown('<p>⟦Baalaancee⟧: 5 €</p><p>Hello</p><button aria-label="Close"><i>×</i></button>');
    expect(unsaidWords(root)).toEqual(['Hello', 'Close']);
  });

  it('takes what stands in a placeholder for said, and leaves data out', () => {
    const root = shown('<p>⟦Yoou ⟦woon⟧ aagaainst Mill Rovers⟧</p><p>EUR</p><p>Mill Rovers – EUR</p>');
    expect(unsaidWords(root, ['EUR', 'Mill Rovers'])).toEqual([]);
    expect(unsaidWords(root)).toEqual(['EUR', 'Mill Rovers – EUR']);
  });
});
