import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { Operators } from '../operators/index.ts';
import { changeWord, takeWordBack, type ChangingWords } from './change-words.ts';
import { builtWord, fits } from './edited-release.ts';
import { readChanges, readEdits, readWordVersion, type WordEdit } from './word-store.ts';
import { wordsIn } from './word-rules.ts';

export interface WordRoutesParts extends ChangingWords {
  readonly kernel: Kernel;
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  /** Reads again what stands. */
  readonly look: () => Promise<void>;
}

const MOST_VERSIONS = 50;
const MOST_FOUND = 50;

/** How operators find, mend and take back words of dictionaries. */
export function operatorWordRoutes(app: HttpApp, parts: WordRoutesParts): void {
  const { kernel, operators, standing, look } = parts;
  const viewOf = (edit: WordEdit) => ({
    ...edit,
    built: builtWord(standing(), edit) ?? null,
    fits: edit.word === null || fits(standing(), edit),
  });

  serve(app, 'GET /operator-api/words', async (request) => {
    await operators.requireOperator(request);
    const version = await readWordVersion(kernel.db);
    return { version, words: (await readEdits(kernel.db)).map(viewOf) };
  });

  serve(app, 'GET /operator-api/words/versions', async (request) => {
    await operators.requireOperator(request);
    const { before } = request.query;
    const words = await readChanges(kernel.db, { before, most: MOST_VERSIONS });
    return { version: await readWordVersion(kernel.db), words: words.map(viewOf) };
  });

  serve(app, 'GET /operator-api/words/find', async (request) => {
    await operators.requireOperator(request);
    const { text, language } = request.query;
    const edits = await readEdits(kernel.db);
    const { release, words } = standing();
    const wanted = text.toLowerCase();
    const found = Object.entries(release.dictionaries).flatMap(([namespace, files]) =>
      wordsIn(words.get(files[language]?.href ?? '')).map(([key, built]) => {
        const edit = edits.find(
          (one) => one.namespace === namespace && one.language === language && one.key === key,
        );
        return { namespace, language, key, built, word: edit?.word ?? null };
      }),
    );
    const holds = ({ built, word }: (typeof found)[number]): boolean =>
      [built, word ?? ''].some((one) => one.toLowerCase().includes(wanted));
    return { words: found.filter(holds).slice(0, MOST_FOUND) };
  });

  serve(app, 'POST /operator-api/words/changes', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'content:edit');
    await changeWord(parts, operator, request.body);
    await look();
    return reply.status(204).send(null);
  });

  serve(app, 'POST /operator-api/words/versions/:number/take-back', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'content:edit');
    await takeWordBack(parts, operator, { number: request.params.number, reason: request.body.reason });
    await look();
    return reply.status(204).send(null);
  });
}
