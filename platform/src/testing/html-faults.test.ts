import { htmlFaults } from './html-faults.ts';

const documentOf = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body>${body}</body></html>`;

describe('faults of a document', () => {
  it('are none of one that is valid', () => {
    expect(htmlFaults(documentOf('<main><h1>It stands</h1></main>'))).toEqual([]);
  });

  it.each([
    ['element-permitted-content', '<ul><p>a list of no items</p></ul>'],
    ['no-dup-id', '<p id="a"></p><p id="a"></p>'],
    ['close-order', '<p><b>never closed</p>'],
    ['no-multiple-main', '<main></main><div hidden><main></main></div>'],
    ['attribute-allowed-values', '<p dir="down">words</p>'],
    ['no-missing-references', '<button type="button" aria-labelledby="nowhere"></button>'],
  ])('are named: %s', (rule, body) => {
    expect(htmlFaults(documentOf(body)).join('\n')).toContain(`${rule}: `);
  });
});
