/** What a document is made of, in the order in which its editor shows it; a picture's own file comes with its source. */
const SHOWN = [
  ...['kind', 'day', 'category', 'order', 'texts'],
  ...['block', 'source', 'sources', 'width', 'height', 'question', 'answer', 'value', 'label', 'target'],
  ...[
    'alt',
    'caption',
    'columns',
    'rows',
    'title',
    'description',
    'lead',
    'blocks',
    'text',
    'level',
    'anchor',
  ],
  ...[
    'tone',
    'items',
    'isNumbered',
    'steps',
    'figures',
    'questions',
    'championship',
    'most',
    'games',
    'form',
  ],
];

/** Compares two places of a document, JSON pointers, by where they stand on the editor's page. */
export function comparePlaces(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')];
  const at = a.findIndex((part, index) => part !== b[index]);
  // The whole comes before its parts.
  if (at < 0) return a.length - b.length;
  const [left, right] = [a[at] ?? '', b[at]];
  return right === undefined ? 1 : rankOf(left) - rankOf(right) || left.localeCompare(right);
}

/** Languages, which no list has, stand beside each other. */
const rankOf = (part: string): number => (/^\d+$/.test(part) ? Number(part) : SHOWN.indexOf(part));
