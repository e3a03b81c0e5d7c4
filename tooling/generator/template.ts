import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { examplePath } from '../manifest/example-path.ts';
import { pascalCase } from './name-forms.ts';
import type { ParcelRequest } from './parcel-request.ts';

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url));

/** Build results of a template that somebody has tried. */
const LEFT_OUT = /(?:^|\/)(?:dist|node_modules)\//;

/** A template is a parcel called `sample-parcel`; these words of it are replaced, the longer ones first. */
function renaming({ name, route, widget, owner }: ParcelRequest): (text: string) => string {
  const words: readonly (readonly [string, string])[] = [
    ["path: '/sample-route'", `path: '${examplePath(route)}'`],
    ['@paddock/sample-team', owner],
    ['/sample-route', route],
    ['sample-parcel', name],
    ['sample-card', widget],
    ['SampleCard', pascalCase(widget)],
  ];
  return (text) => words.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text);
}

/** Files of the new parcel: path inside its folder → text. */
export async function filesFromTemplate(request: ParcelRequest): Promise<Map<string, string>> {
  const folder = join(TEMPLATES, request.framework);
  const rename = renaming(request);
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path))
    .sort();
  const files = paths.map(
    async (path) => [rename(path), rename(await readFile(join(folder, path), 'utf8'))] as const,
  );
  return new Map(await Promise.all(files));
}
