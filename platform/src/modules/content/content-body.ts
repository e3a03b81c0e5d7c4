import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { mayStandAt, wrongTargets } from '@paddock/contract/content';
import {
  CONTENT_BLOCKS,
  ContentBody,
  type ContentBlockKind,
  type ContentText,
} from '@paddock/contract/schemas';

import { PlatformError } from '../../kernel/http/problem.ts';
import { PLACEHOLDERS } from './placeholders.ts';

/** Longer than any document that somebody reads, in characters of JSON. */
const MOST_CHARS = 300_000;

type Problems = readonly string[];

/**
 * A document as it may be kept, to stand at an address.
 * @throws CONTENT_INVALID naming each place that is wrong: `/texts/en/blocks/3/level must be 2 or 3`
 */
export function readContentBody(value: unknown, address: string): ContentBody {
  const problems = contentProblems(value, address);
  if (problems.length > 0) throw new PlatformError('CONTENT_INVALID', { problems: problems.slice(0, 20) });
  return value as ContentBody;
}

/** What is wrong with a document that is to stand at an address. */
export function contentProblems(value: unknown, address: string): Problems {
  if (JSON.stringify(value).length > MOST_CHARS) return ['the document is too long'];
  const problems = shapeProblems(value);
  if (problems.length > 0) return problems;
  const { kind, texts } = value as ContentBody;
  return [
    ...(mayStandAt(kind, address) ? [] : [`/kind ${kind} does not stand at ${address}`]),
    ...Object.entries(texts).flatMap(([language, text]) => textProblems(text, `/texts/${language}`)),
  ];
}

/**
 * What the schema says. A block is held against the schema of its kind alone: against all of them each would be wrong in
 * fourteen ways.
 */
function shapeProblems(value: unknown): Problems {
  const blocks = blocksIn(value);
  const wrong = blocks.flatMap(({ place, block }) => blockProblems(block, place));
  if (wrong.length > 0) return wrong;
  return errorsIn(ContentBody, value, '').filter((problem) => !/^\/texts\/\w+\/blocks\/\d/.test(problem));
}

function blockProblems(block: unknown, place: string): Problems {
  const kind: unknown =
    typeof block === 'object' && block !== null ? (block as Record<string, unknown>)['block'] : undefined;
  if (typeof kind !== 'string' || !Object.hasOwn(CONTENT_BLOCKS, kind))
    return [`${place}/block is none of ${Object.keys(CONTENT_BLOCKS).join(', ')}`];
  return errorsIn(CONTENT_BLOCKS[kind as ContentBlockKind], block, place);
}

function errorsIn(schema: TSchema, value: unknown, place: string): Problems {
  return Errors(schema, value)
    .filter(({ keyword }) => keyword !== 'additionalProperties')
    .map(
      ({ keyword, instancePath, message }) =>
        `${place}${instancePath} ${keyword === 'boolean' ? 'is not a known key' : message}`,
    );
}

interface Placed {
  readonly place: string;
  readonly block: unknown;
}

function blocksIn(value: unknown): readonly Placed[] {
  const texts = (value as { readonly texts?: unknown } | null)?.texts;
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts as Record<string, unknown>).flatMap(([language, text]) => {
    const blocks = (text as { readonly blocks?: unknown } | null)?.blocks;
    return Array.isArray(blocks)
      ? blocks
          .slice(0, 200)
          .map((block: unknown, at) => ({ place: `/texts/${language}/blocks/${at}`, block }))
      : [];
  });
}

/** What no schema can say of a text: where its links lead, what its tables and anchors are. */
function textProblems(text: ContentText, place: string): Problems {
  const anchors = text.blocks.flatMap((block) => (block.block === 'heading' ? block.anchor : []));
  const twice = anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at);
  return [
    ...twice.map((anchor) => `${place}/blocks has the anchor ${anchor} twice`),
    ...text.blocks.flatMap((block, at) => {
      const here = `${place}/blocks/${at}`;
      if (block.block === 'link')
        return wrongTargets(`[x](${block.target})`).map((target) => `${here}/target ${target} leads nowhere`);
      if (block.block !== 'table') return [];
      const uneven = block.rows.findIndex((row) => row.length !== block.columns.length);
      return uneven < 0 ? [] : [`${here}/rows/${uneven} has not as many cells as there are columns`];
    }),
    ...wordsIn(text, place).flatMap(({ place: at, words }) => [
      ...wrongTargets(words).map((target) => `${at} links to ${target}, where no link may lead`),
      ...[...words.matchAll(/\{\{([^}]*)\}\}/g)].flatMap(([, name = '']) =>
        PLACEHOLDERS.has(name) ? [] : [`${at} names {{${name}}}, which is not known`],
      ),
    ]),
  ];
}

/** Every text of a document with its place. */
export function wordsIn(value: unknown, place: string): readonly { place: string; words: string }[] {
  if (typeof value === 'string') return [{ place, words: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, `${place}/${key}`));
}
