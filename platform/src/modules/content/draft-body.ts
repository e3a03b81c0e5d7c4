import { Pointer } from 'typebox/value';
import type { ContentBody } from '@paddock/contract/schemas';

import { contentProblems, contentRefusal, isBlock } from './content-body.ts';
import type { ToldProblem } from './content-problem.ts';

/**
 * A document as it may be kept before it is published: what is not filled in yet may be blank, and nothing else may be wrong.
 * So a picture may lack its size too, and a block of games its games, whatever `ContentBody` says.
 * @throws CONTENT_INVALID naming each place that is wrong
 */
export function readDraftBody(value: unknown, address: string): ContentBody {
  const problems = contentProblems(value, address).filter((problem) => !isLeftOpen(problem, value));
  if (problems.length > 0) throw contentRefusal(problems);
  return value as ContentBody;
}

/** @throws CONTENT_INVALID where a draft waits for something to be filled in */
export function requireFinished(body: ContentBody, address: string): void {
  const problems = contentProblems(body, address);
  if (problems.length > 0) throw contentRefusal(problems);
}

/** A draft as it can be drawn: without the blocks that wait for something. */
export function drawableDraft(body: ContentBody): ContentBody {
  const texts = Object.entries(body.texts).map(([language, text]) => [
    language,
    { ...text, blocks: text.blocks.filter((block) => isBlock(block)) },
  ]);
  return { ...body, texts: Object.fromEntries(texts) as ContentBody['texts'] };
}

/** What is written in a language; games that are to be chosen, and the size of a picture that is. */
const WRITTEN = /^\/texts\/\w+\/(?:title|description|lead|blocks\/\d+\/.+)$/;
const GAMES = /\/blocks\/\d+\/games$/;
const SIZE = /\/blocks\/\d+\/(?:width|height)$/;

function isLeftOpen({ place, rule }: ToldProblem, body: unknown): boolean {
  if (!WRITTEN.test(place)) return false;
  if (rule === 'tooFew') return GAMES.test(place);
  if (rule !== 'missing') return false;
  const written: unknown = Pointer.Get(body, place);
  return written === undefined ? SIZE.test(place) : typeof written === 'string';
}
