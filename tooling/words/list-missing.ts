import { compareEveryFolder } from '../verify/dictionaries.ts';

/** Every word that a language says in English, one a line: `de parcels/casino/locales lobby.title`. */
export async function listMissing(root: string, wanted?: string): Promise<readonly string[]> {
  const folders = await compareEveryFolder(root);
  return folders
    .flatMap(({ folder, languages }) =>
      languages
        .filter(({ language }) => wanted === undefined || language === wanted)
        .flatMap(({ language, missing }) => missing.map((key) => `${language} ${folder} ${key}`)),
    )
    .toSorted();
}
