import type { ReleaseSummaryView } from '@paddock/contract/schemas';

import { diffTable, healthTable, historyTable, statusTable } from './tables.ts';

const RELEASE: ReleaseSummaryView = {
  number: 12,
  channel: 'production',
  kind: 'publish',
  from: 11,
  who: '@lucky/team',
  why: 'a bigger button',
  atMs: Date.UTC(2026, 10, 21, 12, 0, 7, 250),
  parcel: 'lucky',
  parcels: { lucky: '1.0.2', betting: '0.1.0' },
};

describe('what the registry answers, for a terminal', () => {
  it('history: a line a release', () => {
    const first = {
      ...RELEASE,
      number: 1,
      kind: 'site' as const,
      from: null,
      parcel: null,
      who: 'build',
      why: 'start',
    };
    expect(historyTable({ releases: [RELEASE, first] })).toBe(
      [
        'release  channel     from  what     parcel           who          when                  why',
        '12       production  11    publish  lucky@1.0.2      @lucky/team  2026-11-21 12:00:07Z  a bigger button',
        '1        production        site     several parcels  build        2026-11-21 12:00:07Z  start',
      ].join('\n'),
    );
    const kinds = ['rollback', 'withdrawn'] as const;
    for (const kind of kinds) {
      expect(historyTable({ releases: [{ ...RELEASE, kind }] })).toContain(`${kind}  lucky back to 1.0.2  @`);
    }
    expect(historyTable({ releases: [{ ...RELEASE, kind: 'rollback', parcels: {} }] })).toContain(
      'lucky left',
    );
    expect(historyTable({ releases: [] })).toBe('no releases yet');
  });

  it('status: where the channels stand and how canaries do', () => {
    const channels = [{ channel: 'production' as const, release: RELEASE, problems: [] }];
    expect(statusTable({ channels, canaries: [] })).toMatch(/^release .*\n12 .*\n\nno canary is running$/);
    const canary = {
      release: 13,
      parcel: 'lucky',
      version: '1.0.3',
      terms: { sharePercent: 10, testers: ['5'], maxErrorShare: 0.05 },
      visitors: 200,
      failed: 3,
    };
    expect(
      statusTable({ channels, canaries: [canary] })
        .split('\n')
        .at(-1),
    ).toMatch(/^13 +lucky@1\.0\.3 +10% +1 +200 +1\.5% +5%$/);
  });

  it('writes nothing of others that a terminal would obey', () => {
    const why = '\u001b[2J\u001b[31mgone\r\n12 production \u202eesrever';
    const lines = historyTable({ releases: [{ ...RELEASE, why }] }).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(lines[1]).toContain('[31mgone');
  });

  it('status: what a later check has against what stands', () => {
    const problems = ['lucky/parcel.json /routes/0/paths/0: "/tv" begins with two letters'];
    const channels = [{ channel: 'production' as const, release: RELEASE, problems }];
    expect(statusTable({ channels, canaries: [] }).split('\n').slice(2, 5)).toEqual([
      '',
      'production stands, but would be refused today:',
      `  ${problems[0]}`,
    ]);
  });

  it('health: what was measured and what failed, version by version', () => {
    expect(healthTable({ parcel: 'lucky', versions: [], calls: [] })).toBe(
      'nothing was reported of lucky yet',
    );
    const old = {
      version: '1.0.2',
      failures: [],
      vitals: [
        { name: 'clsMilli' as const, visits: 40, threeOfFour: 25 },
        { name: 'lcpMs' as const, visits: 41, threeOfFour: 1_500 },
      ],
    };
    const tried = { version: '1.0.3', failures: [{ kind: 'integrity', times: 3 }], vitals: [] };
    const calls = [
      { route: 'GET /web-api/bets', times: 9, refused: 0, lastAtMs: 1 },
      { route: 'POST /web-api/bets', times: 2, refused: 1, lastAtMs: 1 },
    ];
    expect(healthTable({ parcel: 'lucky', versions: [old, tried], calls }).split('\n')).toEqual([
      'version  what    how                       counted',
      '1.0.2    CLS     0.025 in three of four    40 visits',
      '1.0.2    LCP     1500 ms in three of four  41 visits',
      '1.0.3    failed  integrity                 3 times',
      'any      called  GET /web-api/bets         9 times',
      'any      called  POST /web-api/bets        2 times, 1 refused',
    ]);
  });

  it('diff: what changes, and that nothing does', () => {
    const same = {
      a: 1,
      b: 2,
      parcels: [],
      shared: [],
      routesAdded: [],
      routesRemoved: [],
      routesChanged: [],
    };
    expect(diffTable(same)).toBe('releases 1 and 2 are the same');
    const changed = {
      ...same,
      parcels: [{ name: 'lucky', a: null, b: '1.0.0' }],
      routesAdded: ['lucky.home'],
    };
    expect(diffTable(changed)).toBe(
      [
        'what    name        release 1  release 2',
        'parcel  lucky       -          1.0.0',
        'route   lucky.home  -          new',
      ].join('\n'),
    );
  });
});
