import fc from 'fast-check';

export const EVENTS = ['e0', 'e1', 'e2'] as const;
const event = fc.constantFrom(...EVENTS, 'e0', 'nobody');
const market = fc.constantFrom<{ type: string; specifiers: Record<string, string> }>(
  { type: '1x2', specifiers: {} },
  { type: '1x2', specifiers: {} },
  { type: 'total', specifiers: { line: '2.5' } },
  { type: 'total', specifiers: { line: '2.25' } },
  { type: 'correct-score', specifiers: {} },
  { type: 'total', specifiers: {} },
  { type: 'curling', specifiers: { line: '-0' } },
);
const outcome = fc.constantFrom('home', 'draw', 'away', 'over', 'under', '1:0', 'any-other', '\u0000', '');
const selections = (more: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(
    fc.array(fc.record({ outcome, ...more }, { requiredKeys: ['outcome'] }), { maxLength: 4 }),
    fc
      .tuple(...['home', 'draw', 'away'].map((name) => fc.record({ outcome: fc.constant(name), ...more })))
      .map((all) => [...all]),
  );
const odds = fc.oneof(fc.integer({ min: 1100, max: 9000 }), fc.constantFrom(0, 1000, -5, 1e12, 2.5));
const silk = fc.constant({ pattern: 'solid', colours: ['#aa0000', '#ffffff'] });
const side = fc.record({ name: fc.record({ en: fc.string({ maxLength: 8, minLength: 1 }) }), silk });
const when = fc.oneof(
  fc.integer({ min: -3_600_000, max: 3_600_000 }).map((by) => ({ by })),
  fc.constantFrom(0, -1, Number.MAX_SAFE_INTEGER),
);
const status = fc.constantFrom('upcoming', 'live', 'ended', 'cancelled', 'lost');
const revision = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom(0, 2 ** 53, 1.5));

/** Messages that are near enough to the contract to get in, wrong in one place or many. */
const body = fc.oneof(
  { weight: 1, arbitrary: fc.jsonValue() },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ kind: 'snapshot-begin' }, { kind: 'snapshot-end' }, { kind: 'heartbeat' }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fixture'),
      event,
      sport: fc.constantFrom('football', 'tennis', 'curling'),
      region: fc.constant({ id: 'r', code: 'x', name: { en: 'R' } }),
      championship: fc.constant({ id: 'c', slug: 'c', name: { en: 'C' } }),
      home: side,
      away: side,
      startsAtMs: when,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('prices'),
      event,
      markets: fc.array(
        fc.record({
          key: market,
          status: fc.constantFrom('open', 'open', 'suspended', 'closed'),
          selections: selections({ oddsMilli: odds }),
        }),
        { maxLength: 3 },
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('score'),
      event,
      state: fc.record({
        status,
        startsAtMs: when,
        period: fc.string({ maxLength: 3 }),
        score: fc.constant([1, 0]),
        parts: fc.constant([]),
      }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('result'),
      event,
      revision,
      markets: fc.array(
        fc.record({
          key: market,
          selections: selections({
            won: fc.constantFrom(0, 1, 0, 1, 2),
            voidHalves: fc.constantFrom(0, 0, 0, 1, 2),
            deadHeat: fc.constantFrom([1, 1], [1, 2], [1, 3], [3, 2], [1, 0]),
          }),
        }),
        { maxLength: 3 },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('cancel'),
      event,
      fromMs: when,
      toMs: when,
      reason: fc.string(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rollback'), event, revision }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('cancel-rollback'), event, fromMs: when, toMs: when }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bet-stop'), event, reason: fc.string() }) },
);
/** A message with what may be wrong about its number and age. */
export const pushedMessage = fc.record({
  body,
  seqStep: fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 0, 2, -3),
  ageMs: fc.constantFrom(0, 0, 0, 0, 20_000, 600_000, -60_000),
});
