import { Check } from 'typebox/value';
import {
  CONTENT_KINDS,
  enclosedIn,
  mayStandAt,
  wrongTargets,
  type ContentRule,
} from '@paddock/contract/content';
import {
  CONTENT_BLOCKS,
  ContentOutline,
  LanguageCode,
  LONGEST_WORDS,
  type ContentBlock,
  type ContentBody,
  type ContentBlockKind,
} from '@paddock/contract/schemas';

import { PlatformError } from '../../kernel/http/problem.ts';
import { problemText, schemaProblems, type ToldProblem } from './content-problem.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { comparePlaces } from './place-order.ts';

/** Longer than any document that somebody reads, in characters of JSON. */
const MOST_CHARS = 300_000;

/** More places than any draft leaves blank: who sends more of them is not looked at to the end. */
const MOST_LOOKED_AT = 10_000;

type Problems = readonly ToldProblem[];

const TOO_LONG: ToldProblem = { place: '', rule: 'document', said: 'the document is too long' };

/** How many problems a refusal names. */
const MOST_TOLD = 20;

/** The refusal of a document: its problems in English for the CLI, and as they are for a page in any language. */
export function contentRefusal(problems: Problems): PlatformError {
  const told = problems.slice(0, MOST_TOLD);
  return new PlatformError('CONTENT_INVALID', {
    problems: told.map(problemText),
    wrong: told.map(({ said: _, ...problem }) => problem),
  });
}

/** A kind of document that has no place at an address. */
export function wrongAddress(kind: string, address: string): ToldProblem {
  return { place: '/kind', rule: 'address', named: address, said: `${kind} does not stand at ${address}` };
}

/**
 * What is wrong with a document that is to stand at an address, all at once: each place once, in the order in which they stand
 * on the page of who edits it.
 */
export function contentProblems(value: unknown, address: string): Problems {
  if (JSON.stringify(value).length > MOST_CHARS) return [TOO_LONG];
  const told = [
    ...shapeProblems(value),
    ...kindProblems(value, address),
    ...textsIn(value).flatMap(([language, text]) => textProblems(text, `/texts/${language}`)),
  ];
  const first = new Map<string, ToldProblem>();
  for (const one of told) if (!first.has(one.place)) first.set(one.place, one);
  return [...first.values()].toSorted((one, other) => comparePlaces(one.place, other.place));
}

/** A kind that has no place at the address; one that is no kind is told by the schema. */
function kindProblems(value: unknown, address: string): Problems {
  const kind = CONTENT_KINDS.find((one) => one === (value as Partial<ContentBody> | null)?.kind);
  return kind === undefined || mayStandAt(kind, address) ? [] : [wrongAddress(kind, address)];
}

/**
 * What the schema says. A block is held against the schema of its kind alone: against all of them each would be wrong in
 * fourteen ways.
 */
function shapeProblems(value: unknown): Problems {
  const told = [...schemaProblems(ContentOutline, value, '')];
  for (const [language, text] of textsIn(value)) {
    for (const [at, block] of blocksIn(text).entries()) {
      if (told.length > MOST_LOOKED_AT) return [...told, TOO_LONG];
      told.push(...blockProblems(block, `/texts/${language}/blocks/${at}`));
    }
  }
  return told;
}

/** True for a block with which nothing is wrong by the schema of its kind. */
export function isBlock(block: unknown): block is ContentBlock {
  const schema = schemaOf(block);
  return schema !== undefined && Check(schema, block);
}

/** The schema of a block's kind; undefined where it is of none. */
function schemaOf(block: unknown): (typeof CONTENT_BLOCKS)[ContentBlockKind] | undefined {
  const kind: unknown =
    typeof block === 'object' && block !== null ? (block as Record<string, unknown>)['block'] : undefined;
  return typeof kind === 'string' && Object.hasOwn(CONTENT_BLOCKS, kind)
    ? CONTENT_BLOCKS[kind as ContentBlockKind]
    : undefined;
}

/** What the schema of its kind says of a block. */
function blockProblems(block: unknown, place: string): Problems {
  const schema = schemaOf(block);
  if (schema === undefined)
    return [
      {
        place: `${place}/block`,
        rule: 'choice',
        said: `is none of ${Object.keys(CONTENT_BLOCKS).join(', ')}`,
      },
    ];
  return schemaProblems(schema, block, place);
}

/** Texts by language, whatever they are; the schema tells of a key that is none. */
function textsIn(value: unknown): readonly (readonly [string, unknown])[] {
  const texts = (value as { readonly texts?: unknown } | null)?.texts;
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).filter(([language]) => Check(LanguageCode, language));
}

function blocksIn(text: unknown): readonly unknown[] {
  const blocks = (text as { readonly blocks?: unknown } | null)?.blocks;
  return Array.isArray(blocks) ? blocks.slice(0, 200) : [];
}

/** What no schema can say of a text: where its links lead, what its tables and anchors are. */
function textProblems(text: unknown, place: string): Problems {
  // What is wrong with the others has been told already.
  const blocks = blocksIn(text).map((block) => (isBlock(block) ? block : undefined));
  // Whatever is longer is told to be too long, and no more of it.
  const read = wordsIn(text, place).filter(({ words }) => words.length <= LONGEST_WORDS);
  const anchors = blocks.flatMap((block) => (block?.block === 'heading' ? block.anchor : []));
  return [
    ...blocks.flatMap((block, at) =>
      block === undefined ? [] : blockTargets(block, `${place}/blocks/${at}`, anchors),
    ),
    ...read.flatMap(({ place: at, words }) => [
      ...wrongTargets(words).map((target) =>
        problem(at, 'link', target, `links to ${target}, where no link may lead`),
      ),
      ...enclosedIn(words, '{{', '}}').flatMap((name) =>
        PLACEHOLDERS.has(name)
          ? []
          : [problem(at, 'placeholder', `{{${name}}}`, `names {{${name}}}, which is not known`)],
      ),
    ]),
  ];
}

/** What is wrong with a heading's anchor, a link's target or a table's rows. */
function blockTargets(block: ContentBlock, here: string, anchors: readonly string[]): Problems {
  if (block.block === 'heading') {
    const isTwice = anchors.indexOf(block.anchor) !== anchors.lastIndexOf(block.anchor);
    return isTwice
      ? [problem(`${here}/anchor`, 'twice', block.anchor, `has the anchor ${block.anchor} twice`)]
      : [];
  }
  if (block.block === 'link')
    return wrongTargets(`[x](${block.target})`).map((target) =>
      problem(`${here}/target`, 'link', target, `${target} leads nowhere`),
    );
  if (block.block !== 'table') return [];
  const uneven = block.rows.findIndex((row) => row.length !== block.columns.length);
  if (uneven < 0) return [];
  return [
    { place: `${here}/rows/${uneven}`, rule: 'cells', said: 'has not as many cells as there are columns' },
  ];
}

const problem = (place: string, rule: ContentRule, named: string, said: string): ToldProblem => ({
  place,
  rule,
  named,
  said,
});

/** Every text of a document with its place. */
export function wordsIn(value: unknown, place: string): readonly { place: string; words: string }[] {
  if (typeof value === 'string') return [{ place, words: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, `${place}/${key}`));
}
