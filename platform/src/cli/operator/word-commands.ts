import type { FoundWordsView, WordsView, WordView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { textTable, textTime } from './text-table.ts';

const OPTIONS = { reason: { type: 'string' }, language: { type: 'string' } } as const;

const placeOf = ({ language, namespace, key }: Pick<WordView, 'language' | 'namespace' | 'key'>): string =>
  `${language} ${namespace} ${key}`;

const changesTable = (words: readonly WordView[]): string =>
  textTable(
    ['VERSION', 'WORD', 'SAYS', 'BUILT', 'BY', 'AT (UTC)', 'REASON'],
    words.map((edit) => [
      ...[String(edit.version), placeOf(edit), edit.word ?? 'as built'],
      ...[`${edit.built ?? 'is gone'}${edit.fits ? '' : ' (does not fit)'}`, edit.author],
      ...[textTime(edit.atMs), edit.reason],
    ]),
  );

const words: OperatorCommand = {
  usage:
    'words | words find TEXT [--language L] | words change L DICTIONARY KEY WORD [--reason TEXT] | ' +
    'words built L DICTIONARY KEY [--reason TEXT] | words versions | words take-back VERSION [--reason TEXT]',
  about: 'mends words of dictionaries over those of the build',
  async run(typed, desk) {
    const { values, positionals } = readWords(typed, OPTIONS);
    const [what, ...rest] = positionals;
    if (what === undefined || what === 'versions') {
      const path = what === undefined ? 'words' : 'words/versions';
      const view = (await (await desk.api()).get(path)) as WordsView;
      return view.words.length === 0 ? 'every word is the build’s' : changesTable(view.words);
    }
    if (what === 'find') {
      const query = { text: wordAt(rest, 0, 'TEXT'), language: values.language ?? 'en' };
      const view = (await (await desk.api()).get('words/find', query)) as FoundWordsView;
      return textTable(
        ['WORD', 'BUILT', 'SAYS'],
        view.words.map((found) => [placeOf(found), found.built, found.word ?? 'as built']),
      );
    }
    if (what === 'take-back') {
      const version = wordAt(rest, 0, 'VERSION');
      const reason = await reasonOf(values.reason, desk.terminal);
      await (await desk.api()).post(`words/versions/${encodeURIComponent(version)}/take-back`, { reason });
      return `change ${version} is taken back`;
    }
    if (what !== 'change' && what !== 'built')
      throw new RangeError(`words ${what}: there is no such command`);
    const place = {
      language: wordAt(rest, 0, 'LANGUAGE'),
      namespace: wordAt(rest, 1, 'DICTIONARY'),
      key: wordAt(rest, 2, 'KEY'),
    };
    const word = what === 'built' ? null : wordAt(rest, 3, 'WORD');
    const reason = await reasonOf(values.reason, desk.terminal);
    const api = await desk.api();
    const { version: seen } = (await api.get('words')) as WordsView;
    await api.post('words/changes', { ...place, word, seen, reason });
    return `${placeOf(place)} ${word === null ? 'is the build’s again' : `says: ${word}`}`;
  },
};

/** Words of dictionaries, over the API. */
export const wordCommands = { words } satisfies Readonly<Record<string, OperatorCommand>>;
