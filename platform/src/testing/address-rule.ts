/** What an OpenAPI document says of its addresses. */
export interface AddressDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, { readonly tags?: readonly string[] }>>>>;
}

/** Who calls says where it stands (docs/first-change.md). */
const ROOTS = [
  'web-api',
  'operator-api',
  'feed-api',
  'game-api',
  'callbacks',
  'sandbox',
  'site',
  'healthz',
  'readyz',
  '.well-known',
];

/** Addresses that the spec gives, whatever the rule (docs/spec/s7-calls.md). */
const GIVEN = [
  '/limit-service-api/api/external/web/v3/',
  '/bff-api/config/',
  '/redirects-api/api/v1/',
  '/blocks-api/api/v2/',
  '/social-api/oauth/',
  '/web-api/api/web/user/v1/',
  '/web-api/officeapi/v1/',
  '/web-api/policy/logo.agif',
  '/web-api/v3/v2/user/',
];

/** Areas of players in which several modules answer: what is the player's own, and an old one that nothing joins. */
const SHARED_AREAS: readonly string[] = ['user', 'office'];

const SEGMENT = /^(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.json)?|\{[a-zA-Z]+\})$/;

/** Addresses that do not follow the rule, and areas of players that two modules share. */
export function addressProblems({ paths = {} }: AddressDocument): string[] {
  const owners = new Map<string, Set<string>>();
  const problems: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    if (GIVEN.some((start) => path.startsWith(start))) continue;
    const [root = '', ...segments] = path.slice(1).split('/');
    if (!ROOTS.includes(root)) problems.push(`${path}: nobody calls /${root}`);
    const strange = segments.find((segment) => !SEGMENT.test(segment));
    if (strange !== undefined)
      problems.push(`${path}: ${strange} is not written in small letters and hyphens`);
    const [area = ''] = segments;
    if (root !== 'web-api' || SHARED_AREAS.includes(area)) continue;
    const modules = Object.values(methods).flatMap(({ tags = [] }) => tags);
    owners.set(area, new Set([...(owners.get(area) ?? []), ...modules]));
  }
  const shared = [...owners].filter(([, modules]) => modules.size > 1);
  return [
    ...problems,
    ...shared.map(([area, modules]) => `/web-api/${area} is of several modules: ${[...modules].join(', ')}`),
  ];
}
