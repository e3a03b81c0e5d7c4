import { plainWords } from '@paddock/contract/content';
import type { ContentBlock } from '@paddock/contract/schemas';

import type { DocumentHead, DocumentPicture } from './content-api.ts';
import { dayOf } from './document-day.ts';
import { textIn, type Library } from './library.ts';
import { said } from './placeholders.ts';
import { trailOf, type Reader, type ShownVersion } from './views.ts';

type PictureBlock = Extract<ContentBlock, { block: 'picture' }>;

/** What a document's page says of it before its text comes: to browsers, search engines and other sites. */
export function documentHead(
  library: Library,
  { address, body, sinceMs, editions, isPreview }: Omit<ShownVersion, 'number'>,
  reader: Reader,
): DocumentHead {
  const { language, text } = textIn(body, reader.language, reader.fallback);
  const { title, description, blocks } = text;
  const questions = blocks.flatMap((block) => (block.block === 'questions' ? block.questions : []));
  const picture = blocks.find((block) => block.block === 'picture');
  return {
    kind: 'page',
    ...said({ title, description }, reader.words),
    language,
    languages: Object.keys(body.texts),
    isArticle: body.kind === 'article' || body.kind === 'news',
    day: dayOf({ body, editions }),
    changedAtMs: sinceMs,
    trail: trailOf(library, address, reader),
    questions: said(questions, reader.words).map(({ question, answer }) => ({
      question: plainWords(question),
      answer: plainWords(answer),
    })),
    picture: picture && pictureOf(said(picture, reader.words)),
    isPreview,
  };
}

function pictureOf({ source, width, height, alt }: PictureBlock): DocumentPicture {
  return { path: source, width, height, alt };
}
