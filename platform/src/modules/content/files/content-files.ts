import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ContentBody } from '@paddock/contract/schemas';

import { contentProblems } from '../content-body.ts';
import { problemText } from '../content-problem.ts';

/** The facts of a document beside its texts. */
const FACTS_FILE = 'document.json';

/** A document as its folder has it: `blog/how-odds-move/{document,en,ru}.json`. */
export interface ContentFolder {
  /** Its folder, which is its address: `/blog/how-odds-move`. */
  readonly file: string;
  readonly body: ContentBody;
  /** Of all of its bytes, so that it is taken over once. */
  readonly sha256: string;
}

/**
 * All documents below a folder.
 * @throws Error naming the file, the place and what is wrong there
 */
export async function readContentFolder(root: string): Promise<readonly ContentFolder[]> {
  const paths = await readdir(root, { recursive: true });
  const folders = paths.filter((path) => path.endsWith(sep + FACTS_FILE));
  return Promise.all(folders.toSorted().map((path) => readOne(root, path.slice(0, -FACTS_FILE.length - 1))));
}

async function readOne(root: string, folder: string): Promise<ContentFolder> {
  const file = `/${folder.split(sep).join('/')}`;
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.json')).toSorted();
  const hash = createHash('sha256');
  const texts: Record<string, unknown> = {};
  let facts: object = {};
  for (const name of names) {
    const path = join(root, folder, name);
    const text = await readFile(path, 'utf8');
    hash.update(`${name}\0${text}\0`);
    const value = parsed(path, text);
    if (name === FACTS_FILE) facts = value;
    else texts[name.slice(0, -'.json'.length)] = value;
  }
  const body = { ...facts, texts };
  const problems = contentProblems(body, file);
  if (problems.length > 0) throw new Error(`${join(root, folder)}: ${problems.map(problemText).join('; ')}`);
  return { file, body: body as ContentBody, sha256: hash.digest('hex') };
}

function parsed(path: string, text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  throw new Error(`${path} holds no object`);
}
