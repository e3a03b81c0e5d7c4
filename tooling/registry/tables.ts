import type {
  RegistryHealthView,
  RegistryStatusView,
  ReleaseDiffView,
  ReleaseHistoryView,
  ReleaseSummaryView,
} from '@paddock/contract/schemas';

/** What others wrote, in one line, and without anything that moves a terminal's cursor or colours its text. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

/** Rows under a head, each column as wide as its widest cell. */
export function table(head: readonly string[], given: readonly (readonly string[])[]): string {
  const rows = given.map((row) => row.map(printable));
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** "2026-11-21 12:00:07Z" */
const timeOf = (atMs: number): string => new Date(atMs).toISOString().replace('T', ' ').replace(/\.\d+/, '');

function changeOf({ kind, parcel, parcels }: ReleaseSummaryView): string {
  if (parcel === null) return 'several parcels';
  const version = parcels[parcel];
  if (version === undefined) return `${parcel} left`;
  // What was taken back is not in the release any more: this is what stands instead of it.
  const isBack = kind === 'rollback' || kind === 'withdrawn';
  return isBack ? `${parcel} back to ${version}` : `${parcel}@${version}`;
}

const RELEASE_HEAD = ['release', 'channel', 'from', 'what', 'parcel', 'who', 'when', 'why'];

function releaseRow(release: ReleaseSummaryView): string[] {
  const { number, channel, from, kind, who, atMs, why } = release;
  return [
    String(number),
    channel,
    from === null ? '' : String(from),
    kind,
    changeOf(release),
    who,
    timeOf(atMs),
    why,
  ];
}

export function historyTable({ releases }: ReleaseHistoryView): string {
  return releases.length === 0 ? 'no releases yet' : table(RELEASE_HEAD, releases.map(releaseRow));
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** What a check that came later has against a release that stands: its teams should mend it, nobody has to wait. */
const problemLines = ({ channel, problems }: RegistryStatusView['channels'][number]): string[] =>
  problems.length === 0
    ? []
    : [
        '',
        `${channel} stands, but would be refused today:`,
        ...problems.map((problem) => `  ${printable(problem)}`),
      ];

export function statusTable({ channels, canaries }: RegistryStatusView): string {
  const releases = table(
    RELEASE_HEAD,
    channels.map(({ release }) => releaseRow(release)),
  );
  const standing = [releases, ...channels.flatMap(problemLines)].join('\n');
  if (canaries.length === 0) return `${standing}\n\nno canary is running`;
  const rows = canaries.map(({ release, parcel, version, terms, visitors, failed }) => [
    String(release),
    `${parcel}@${version}`,
    `${terms.sharePercent}%`,
    String(terms.testers.length),
    String(visitors),
    visitors === 0 ? '0%' : percent(failed / visitors),
    percent(terms.maxErrorShare),
  ]);
  const head = ['canary', 'parcel', 'share', 'testers', 'visitors', 'with errors', 'allowed'];
  return `${standing}\n\n${table(head, rows)}`;
}

export function diffTable({ a, b, parcels, shared, ...routes }: ReleaseDiffView): string {
  const rows = [
    ...parcels.map(({ name, a: before, b: after }) => ['parcel', name, before ?? '-', after ?? '-']),
    ...shared.map((name) => ['shared module', name, 'another file', '']),
    ...routes.routesAdded.map((route) => ['route', route, '-', 'new']),
    ...routes.routesRemoved.map((route) => ['route', route, 'gone', '-']),
    ...routes.routesChanged.map((route) => ['route', route, 'changed', '']),
  ];
  if (rows.length === 0) return `releases ${a} and ${b} are the same`;
  return table(['what', 'name', `release ${a}`, `release ${b}`], rows);
}

type VersionHealth = RegistryHealthView['versions'][number];

/** What is said of a measure three of four visits stay within. */
const VITALS: Readonly<
  Record<VersionHealth['vitals'][number]['name'], (value: number) => readonly [what: string, value: string]>
> = {
  lcpMs: (value) => ['LCP', `${value} ms`],
  inpMs: (value) => ['INP', `${value} ms`],
  clsMilli: (value) => ['CLS', String(value / 1000)],
};

function healthRows({ version, failures, vitals }: VersionHealth): string[][] {
  return [
    ...vitals.map(({ name, visits, threeOfFour }) => {
      const [what, value] = VITALS[name](threeOfFour);
      return [version, what, `${value} in three of four`, `${visits} visits`];
    }),
    ...failures.map(({ kind, times }) => [version, 'failed', kind, `${times} times`]),
  ];
}

export function healthTable({ parcel, versions, calls }: RegistryHealthView): string {
  const rows = [
    ...versions.flatMap(healthRows),
    ...calls.map(({ route, times, refused }) => [
      'any',
      'called',
      route,
      `${times} times${refused === 0 ? '' : `, ${refused} refused`}`,
    ]),
  ];
  return rows.length === 0
    ? `nothing was reported of ${parcel} yet`
    : table(['version', 'what', 'how', 'counted'], rows);
}
