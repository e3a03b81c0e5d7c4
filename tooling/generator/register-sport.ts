import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { after, before, inOrder } from './insert-text.ts';

export const CONTRACT_SPORTS = 'contract/src/sportsbook/sports';
export const SERVER_SPORTS = 'platform/src/modules/feeds/sports';
const MARKETS_PAGE = 'docs/markets.md';
const DICTIONARIES = 'shared-utils/locales/common';

export interface RegisteredSport {
  readonly name: string;
  readonly en: string;
  readonly ru: string;
  /** Puts the sport's name in the place of the template's. */
  readonly rename: (text: string) => string;
  /** What the template says of its types of market, and its words by language. */
  readonly words: unknown;
}

/** Imports of files beside a table or below it. */
const IMPORTS = /^import (?:type )?\{ \w+ \} from '\.\/([\w/-]+)\.ts';\n/gm;

type Words = Readonly<Record<'period' | 'periodShort', Readonly<Record<string, string>>>>;
interface TemplateWords {
  readonly markets: { readonly count: number; readonly of: string };
  readonly en: Words;
  readonly ru: Words;
}

/** The tables, dictionaries and pages with the sport in them, by path from the root. */
export async function registeredSport(
  root: string,
  sport: RegisteredSport,
): Promise<ReadonlyMap<string, string>> {
  const { name, rename } = sport;
  const files = new Map<string, string>();
  const change = async (file: string, edit: (text: string) => string): Promise<void> => {
    files.set(file, edit(await readFile(join(root, file), 'utf8')));
  };
  const codes = `${CONTRACT_SPORTS}/sport-codes.ts`;
  await change(codes, (text) => before(text, /,?\s*\] as const/, `, '${name}'`, codes));
  const contract = `${CONTRACT_SPORTS}/sports.ts`;
  await change(contract, (text) => {
    const line = rename(`import { SAMPLE_SPORT } from './sample-sport.ts';\n`);
    const imported = inOrder(text, IMPORTS, name, line, contract);
    return before(imported, /\n\};/, rename(`\n  'sample-sport': SAMPLE_SPORT,`), contract);
  });
  const markets = `${CONTRACT_SPORTS}/sport-markets.ts`;
  await change(markets, (text) => {
    const line = rename(`import { SAMPLE_SPORT_MARKETS } from './sample-sport-markets.ts';\n`);
    const imported = inOrder(text, IMPORTS, `${name}-markets`, line, markets);
    return before(imported, /\n\};/, rename(`\n  'sample-sport': SAMPLE_SPORT_MARKETS,`), markets);
  });
  const models = `${SERVER_SPORTS}/sports.ts`;
  await change(models, (text) => {
    const line = rename(`import { sampleSport } from './sample-sport/sample-sport.ts';\n`);
    const imported = inOrder(text, IMPORTS, `${name}/${name}`, line, models);
    return before(
      imported,
      /,?\s*\} satisfies/,
      rename(name.includes('-') ? `, 'sample-sport': sampleSport` : `, sampleSport`),
      models,
    );
  });
  const { markets: types } = sport.words as TemplateWords;
  await change(MARKETS_PAGE, (text) => {
    const row = `| \`${name}\` | ${types.count} | ${types.of} |\n`;
    return before(text, /(?<=^\| `[a-z0-9-]+` \| \d+ \| .*\n)(?=\n)/m, row, MARKETS_PAGE);
  });
  for (const language of ['en', 'ru'] as const) {
    const file = `${DICTIONARIES}/${language}.json`;
    await change(file, (text) => withWords(text, sport, language, file));
  }
  return files;
}

/** A dictionary with the sport's words, which stand before those of the others. */
function withWords(text: string, sport: RegisteredSport, language: 'en' | 'ru', file: string): string {
  const { name, words } = sport;
  const { period, periodShort } = (words as TemplateWords)[language];
  const added: readonly (readonly [string, string])[] = [
    ['sport', `"${name}": ${JSON.stringify(sport[language])},`],
    ['period', `"${name}": ${JSON.stringify(period)},`],
    ['periodShort', `"${name}": ${JSON.stringify(periodShort)},`],
  ];
  return added.reduce(
    (changed, [key, entry]) => after(changed, new RegExp(`^  "${key}": \\{`, 'm'), `\n${entry}`, file),
    text,
  );
}
