import { plainWords } from '@paddock/contract/content';

import type { DocumentHead } from './content-api.ts';
import { textIn, type Library } from './library.ts';
import { said } from './placeholders.ts';
import { trailOf, type Reader, type ShownVersion } from './views.ts';

/** What a document's page says of it before its text comes: to browsers, search engines and other sites. */
export function documentHead(
  library: Library,
  { address, body, sinceMs, isPreview }: Omit<ShownVersion, 'number' | 'editions'>,
  reader: Reader,
): DocumentHead {
  const { language, text } = textIn(body, reader.language, reader.fallback);
  const { title, description, blocks } = text;
  const questions = blocks.flatMap((block) => (block.block === 'questions' ? block.questions : []));
  return {
    kind: 'page',
    ...said({ title, description }, reader.words),
    language,
    languages: Object.keys(body.texts),
    isArticle: body.kind === 'article' || body.kind === 'news',
    day: body.day,
    changedAtMs: sinceMs,
    trail: trailOf(library, address, reader),
    questions: said(questions, reader.words).map(({ question, answer }) => ({
      question: plainWords(question),
      answer: plainWords(answer),
    })),
    isPreview,
  };
}
