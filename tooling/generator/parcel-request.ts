/** What a new parcel is written in. */
export const FRAMEWORKS = ['react', 'svelte', 'vanilla'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

/** A parcel to be made. */
export interface ParcelRequest {
  readonly name: string;
  readonly framework: Framework;
  /** Pattern of its page's path, without a language: `/free-bets{/:id}`. */
  readonly route: string;
  readonly widget: string;
  /** Owner as CODEOWNERS writes it: `@paddock/free-bets-team`. */
  readonly owner: string;
}

/** What is said about a parcel to be made; everything but the name has a default. */
export type ParcelWishes = Pick<ParcelRequest, 'name'> & {
  readonly [Key in Exclude<keyof ParcelRequest, 'name' | 'framework'>]?: string | undefined;
} & { readonly framework?: string | undefined };

const PARCEL_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const WIDGET_NAME = PARCEL_NAME;
const LONGEST_NAME = 40;
const OWNER = /^@[\w.-]+(?:\/[\w.-]+)?$/;

/** Packages of Paddock: a parcel of the same name would take theirs. */
const TAKEN_NAMES = [
  ...['contract', 'tooling', 'shared-utils', 'styleguide', 'root-config', 'shell-react'],
  ...['import-maps', 'platform', 'e2e', 'benchmarks', 'common'],
];

/** Names Windows keeps for devices: no folder and no file can be called so. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

const isFramework = (word: string): word is Framework => (FRAMEWORKS as readonly string[]).includes(word);

/** The request with its defaults, and what is wrong with the words of it; each problem begins with its option. */
export function readRequest(wishes: ParcelWishes): { request: ParcelRequest; problems: string[] } {
  const { name, framework = 'react' } = wishes;
  const request: ParcelRequest = {
    name,
    framework: isFramework(framework) ? framework : 'react',
    route: wishes.route ?? `/${name}`,
    widget: wishes.widget ?? 'card',
    owner: wishes.owner ?? `@paddock/${name}-team`,
  };
  const problems = [
    ...nameProblems('NAME', name, PARCEL_NAME),
    ...(TAKEN_NAMES.includes(name) ? [`NAME: @paddock/${name} is a package of Paddock`] : []),
    ...(DEVICE_NAME.test(name) ? [`NAME: Windows keeps "${name}" for a device`] : []),
    ...(isFramework(framework) ? [] : [`--framework: "${framework}" is none of ${FRAMEWORKS.join(', ')}`]),
    ...(request.route.startsWith('/') ? [] : [`--route: "${request.route}" must begin with a slash`]),
    ...nameProblems('--widget', request.widget, WIDGET_NAME),
    ...(OWNER.test(request.owner)
      ? []
      : [`--owner: "${request.owner}" is no owner such as @paddock/my-team`]),
  ];
  return { request, problems };
}

function nameProblems(option: string, name: string, pattern: RegExp): string[] {
  if (name.length < 2 || name.length > LONGEST_NAME)
    return [`${option}: "${name}" must have 2 to ${LONGEST_NAME} characters`];
  return pattern.test(name)
    ? []
    : [`${option}: "${name}" must be lower-case words joined by hyphens, beginning with a letter`];
}
