import { createHash } from 'node:crypto';
import type { BootData, BuiltParcel, DrawingFile, Release, SiteConfig } from '@paddock/contract';

import type { DrawingProgram } from './process/drawing-messages.ts';

/** Of what a program is made. */
export interface ProgramParts {
  readonly release: Release;
  readonly parcel: BuiltParcel & { readonly drawing: DrawingFile };
  readonly language: string;
  /** As documents tell it. */
  readonly site: SiteConfig;
  /** Address of a dictionary → its content. */
  readonly words: ReadonlyMap<string, unknown>;
  readonly namespaces: readonly string[];
}

/** Of each site the program ids by what else they are made of. */
const ids = new WeakMap<SiteConfig, Map<string, string>>();

/** What all drawings of a program have in common, as a short text. Whatever changes markup is in here or in the address. */
export function programId({ release, parcel, language, site, namespaces }: ProgramParts): string {
  // Words change without a release; the address of a dictionary says what it says.
  const words = namespaces.map((namespace) => dictionaryOf({ release, language }, namespace)?.href);
  const beside = JSON.stringify([release.number, parcel.name, parcel.drawing.href, language, words]);
  const known = ids.get(site) ?? new Map<string, string>();
  ids.set(site, known);
  const id = known.get(beside) ?? shortHash(`${JSON.stringify(site)} ${beside}`);
  known.set(beside, id);
  return id;
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** What a page of the language loads: a parcel that lacks it speaks English. */
function dictionaryOf({ release, language }: Pick<ProgramParts, 'release' | 'language'>, namespace: string) {
  const files = release.dictionaries[namespace];
  return files?.[language] ?? files?.['en'];
}

const START = '@paddock/shared-utils';

/** Gathers all that a parcel's drawing runs on: the very files that browsers run, but for what only the process has. */
export async function gatherProgram(
  parts: ProgramParts,
  textOf: (href: string) => Promise<string>,
): Promise<DrawingProgram> {
  const { release, parcel, words, namespaces } = parts;
  const entry = `@paddock/${parcel.name}`;
  const files = new Map<string, string>();
  const visit = (name: string, file: { href: string; dependencies: readonly string[] } | undefined): void => {
    if (file === undefined || files.has(name)) return;
    files.set(name, file.href);
    for (const dependency of file.dependencies) visit(dependency, moduleOf(release, dependency));
  };
  // It starts the program, whatever the parcel takes of it.
  visit(START, moduleOf(release, START));
  visit(entry, parcel.drawing);
  const needed = new Set(
    namespaces.flatMap((namespace) => {
      const file = dictionaryOf(parts, namespace);
      return file === undefined ? [] : [file.href];
    }),
  );
  const texts = [...files].map(async ([name, href]) => [name, await textOf(href)] as const);
  return {
    id: programId(parts),
    modules: Object.fromEntries(await Promise.all(texts)),
    entry,
    boot: bootOf(parts),
    words: Object.fromEntries([...words].filter(([href]) => needed.has(href))),
    namespaces,
  };
}

function moduleOf({ drawing = {}, shared }: Release, name: string) {
  return Object.hasOwn(drawing, name) ? drawing[name] : shared[name];
}

/** What the page's modules are started with: the document's boot data of a guest. */
function bootOf({ release, language, site, namespaces }: ProgramParts): Partial<BootData> {
  return {
    release: release.number,
    serverTimeMs: 0,
    language,
    status: 200,
    site,
    session: { userId: null, banLevel: 0 },
    dictionaries: Object.fromEntries(
      namespaces.map((namespace) => [
        namespace,
        Object.fromEntries(
          Object.entries(release.dictionaries[namespace] ?? {}).map(([code, { href }]) => [code, href]),
        ),
      ]),
    ),
    overridesAllowed: false,
  };
}
