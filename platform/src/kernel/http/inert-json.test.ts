import { inertJson } from './inert-json.ts';

describe('JSON that stands in a document', () => {
  it('says the same, and ends no element and no line', () => {
    const value = { text: '</script><!-- \u2028\u2029 &' };
    const written = inertJson(value);
    expect(JSON.parse(written)).toEqual(value);
    expect(written).not.toMatch(/[<\u2028\u2029]/);
  });
});
