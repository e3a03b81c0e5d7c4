import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { GUARD_NAMES, LAYOUTS, SKELETON_KINDS } from '@paddock/contract';
import { ParcelManifest } from '@paddock/contract/schemas';
import { wholeManifest } from '@paddock/contract/releases';
import { Errors } from 'typebox/value';

import { RefusedError } from './refused-error.ts';

export { RefusedError };

function valueAt(root: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], root);
}

/** What is wrong at one place, in words where the schema's own are poor. */
function wordsFor(pointer: string, message: string, value: unknown): string {
  if (/\/guards\/\d+$/.test(pointer))
    return `unknown guard ${JSON.stringify(value)}; known are ${GUARD_NAMES.join(', ')}`;
  if (/\/layout$/.test(pointer))
    return `unknown layout ${JSON.stringify(value)}; known are ${LAYOUTS.join(', ')}`;
  if (/\/skeleton$/.test(pointer))
    return `unknown skeleton ${JSON.stringify(value)}; known are ${SKELETON_KINDS.join(', ')}`;
  if (/\/connect\/\d+$/.test(pointer))
    return `${JSON.stringify(value)} is no origin of another server: https://… or wss://…, without a path`;
  return message;
}

/** Problems of a manifest against its schema: `parcels/betting/parcel.json /routes/0/id: must be string`. */
export function manifestProblems(file: string, manifest: unknown): string[] {
  const found = new Map<string, string>();
  for (const { instancePath, keyword, message } of Errors(ParcelManifest, manifest)) {
    const duplicate = keyword === 'additionalProperties' || keyword === 'anyOf';
    if (duplicate || found.has(instancePath)) continue;
    const words = keyword === 'boolean' ? 'unknown property' : message;
    found.set(instancePath, wordsFor(instancePath, words, valueAt(manifest, instancePath)));
  }
  return [...found].map(([pointer, words]) => `${file} ${pointer || '/'}: ${words}`);
}

/**
 * Reads `parcel.json` of a parcel's folder, says what went without saying, and checks it.
 * @throws RefusedError naming the file and every place in it that is wrong.
 */
export async function readManifest(folder: string): Promise<ParcelManifest> {
  const file = join(folder, 'parcel.json');
  const manifest = wholeManifest(await readJson(file));
  const problems = manifestProblems(file, manifest);
  if (problems.length > 0) throw new RefusedError(problems);
  return manifest as ParcelManifest;
}

/** @throws RefusedError when the file is missing or is not JSON. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (failure) {
    throw new RefusedError([`${file}: ${failure instanceof Error ? failure.message : String(failure)}`]);
  }
}
