import { closed } from './json-schema.ts';
import { takes } from './make-value.ts';

const PERSON = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    pets: { type: 'array', items: { type: 'object', properties: {} } },
  },
};

describe('an answer checked against its closed schema', () => {
  it.each([
    ['what is written down', { name: 'Jo', pets: [{}] }, true],
    ['more than that', { name: 'Jo', password: 'x' }, false],
    ['more than that further in', { name: 'Jo', pets: [{ owner: 1 }] }, false],
    ['less', {}, false],
    ['another type', { name: 1 }, false],
  ])('may tell %s: %j', (_what, value, may) => {
    expect(takes(closed(PERSON), value)).toBe(may);
  });

  it('may hold any key where the schema says what they hold', () => {
    const counts = closed({ type: 'object', additionalProperties: { type: 'integer' } });
    expect(takes(counts, { a: 1 })).toBe(true);
    expect(takes(counts, { a: 'x' })).toBe(false);
  });
});
