const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** A namespace's words in one language: texts, and groups of texts. */
export type Dictionary = Readonly<Record<string, unknown>>;

function flat(value: Dictionary, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(value).flatMap(([key, child]) =>
      typeof child === 'object' && child !== null
        ? [...flat(child as Dictionary, `${prefix}${key}.`)]
        : [[prefix + key, String(child)] as const],
    ),
  );
}

const stem = (key: string): string => key.replace(PLURAL, '');

/** Plural forms a language needs for a key that has any. */
function pluralForms(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{[\s-]*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join(',');
}

/** What one language's dictionary lacks beside the reference, key by key. */
export function compareDictionaries(reference: Dictionary, other: Dictionary, language: string): string[] {
  const wanted = flat(reference);
  const present = flat(other);
  const stems = new Set([...present.keys()].map(stem));
  const wantedStems = new Set([...wanted.keys()].map(stem));
  const missing = [...wantedStems].filter((key) => !stems.has(key));
  const plurals = [...new Set([...present.keys()].filter((key) => PLURAL.test(key)).map(stem))];
  const forms = plurals.flatMap((key) =>
    pluralForms(language)
      .filter((form) => !present.has(`${key}_${form}`))
      .map((form) => `${key}_${form}`),
  );
  const differing = [...present].filter(
    ([key, text]) => wanted.has(key) && placeholders(wanted.get(key) ?? '') !== placeholders(text),
  );
  const unknown = [...stems].filter((key) => !wantedStems.has(key));
  return [
    ...missing.map((key) => `lacks "${key}"`),
    ...forms.map((key) => `lacks the plural form "${key}"`),
    ...differing.map(([key]) => `"${key}" has other placeholders`),
    ...unknown.map((key) => `has "${key}", which the reference lacks`),
    ...[...present].filter(([, text]) => text.trim() === '').map(([key]) => `"${key}" is empty`),
  ];
}
