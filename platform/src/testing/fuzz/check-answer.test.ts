import type { FuzzRequest } from './make-request.ts';
import { troublesOf } from './check-answer.ts';
import { operationsOf } from './operations.ts';

const TEXT = { schema: { type: 'string' } };
const REFUSAL = {
  content: {
    'application/json': {
      schema: { type: 'object', properties: { code: { type: 'string' }, message: { type: 'string' } } },
    },
  },
};
const [operation] = operationsOf({
  paths: {
    '/operator-api/notes': {
      post: { responses: { 200: { content: { 'text/plain': TEXT } }, 204: {}, default: REFUSAL } },
    },
  },
});
const request = (over: Partial<FuzzRequest> = {}): FuzzRequest => ({
  number: 1,
  actor: 'operator',
  operation: operation!,
  target: '/operator-api/notes',
  headers: {},
  body: undefined,
  address: '10.0.0.1',
  ...over,
});
const PRIVATE = { 'cache-control': 'private, no-store' };
const json = (code: string) => ({
  status: 404,
  headers: { ...PRIVATE, 'content-type': 'application/json' },
  text: `{"code":"${code}"}`,
});
const rules = { othersMarks: ['bystander@example.com'], isMaintained: () => false };

describe('what is wrong with an answer', () => {
  it.each([
    [
      'a text as declared',
      { status: 200, headers: { ...PRIVATE, 'content-type': 'text/plain' }, text: 'x' },
      [],
    ],
    ['nothing where nothing is declared', { status: 204, headers: PRIVATE, text: '' }, []],
    ['a refusal', json('NOT_FOUND'), []],
    [
      'a status nobody declared',
      { status: 201, headers: PRIVATE, text: '' },
      ['has a status that the document'],
    ],
    ['a body where none is declared', { status: 204, headers: PRIVATE, text: 'x' }, ['has a body']],
    [
      'another type',
      { status: 200, headers: { ...PRIVATE, 'content-type': 'text/html' }, text: 'x' },
      ['is text/html, the document says text/plain'],
    ],
    ['a code nobody knows', json('OOPS'), ['has no code of the error table']],
    ['a code of another status', json('FORBIDDEN'), ['has a status that is not that of FORBIDDEN']],
    ['what caches may keep', { status: 204, headers: {}, text: '' }, ['may be kept by caches']],
    ['a fault', { ...json('INTERNAL'), status: 500 }, ['is a fault of the server']],
  ])('%s', (_what, answer, troubles) => {
    const found = troublesOf(request(), answer, rules);
    expect(found).toHaveLength(troubles.length);
    for (const [at, trouble] of troubles.entries()) expect(found[at]).toContain(trouble);
  });

  it('an operator’s work done for a player', () => {
    const done = { status: 204, headers: PRIVATE, text: '' };
    expect(troublesOf(request({ actor: 'player' }), done, rules)).toEqual([
      expect.stringContaining('does for player what is an operator'),
    ]);
  });

  it('what it tells a player of another, unless the player said it', () => {
    const answer = { ...json('NOT_FOUND'), text: '{"code":"NOT_FOUND","message":"bystander@example.com"}' };
    expect(troublesOf(request({ actor: 'player' }), answer, rules)).toEqual([
      'tells of the other player: bystander@example.com',
    ]);
    const asked = request({ actor: 'player', target: '/operator-api/notes?of=bystander@example.com' });
    expect(troublesOf(asked, answer, rules)).toEqual([]);
  });
});
