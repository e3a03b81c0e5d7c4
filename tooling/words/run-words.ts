// npm run words [-- LANGUAGE] lists what is said in English; -- add LANGUAGE begins a language; -- tidy takes out stale keys.
import { RefusedError } from '../manifest/refused-error.ts';
import { ROOT } from '../verify/run-command.ts';
import { addLanguage } from './add-language.ts';
import { listMissing } from './list-missing.ts';
import { tidyWords } from './tidy-words.ts';

function linesOf(): Promise<readonly string[]> {
  if (first === 'add') return addLanguage(ROOT, second);
  return first === 'tidy' ? tidyWords(ROOT) : listMissing(ROOT, first);
}

const [first, second = ''] = process.argv.slice(2);
try {
  const lines = await linesOf();
  console.log(lines.length === 0 ? 'Every language says every word.' : lines.join('\n'));
} catch (error) {
  if (!(error instanceof RefusedError)) throw error;
  console.error(error.problems.join('\n'));
  process.exitCode = 1;
}
