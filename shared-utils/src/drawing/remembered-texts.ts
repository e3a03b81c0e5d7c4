import type { TextValues, Translate } from '../i18n/i18n-types.ts';

/** Texts with values come in ever new forms. */
const MOST_TEXTS = 5_000;

/** Translators that look a text up once: a page that is drawn again and again says the same things. */
export function rememberTexts(
  translatorOf: (namespace: string) => Translate,
): (namespace: string) => Translate {
  const translators = new Map<string, Translate>();
  return (namespace) => {
    const known = translators.get(namespace) ?? rememberOf(translatorOf(namespace));
    translators.set(namespace, known);
    return known;
  };
}

function rememberOf(translate: Translate): Translate {
  const texts = new Map<string, string>();
  return (key, values) => {
    const said = values === undefined ? key : saidOf(key, values);
    const known = texts.get(said);
    if (known !== undefined) return known;
    if (texts.size >= MOST_TEXTS) texts.clear();
    const text = translate(key, values);
    texts.set(said, text);
    return text;
  };
}

function saidOf(key: string, values: TextValues): string {
  let said = key;
  for (const name of Object.keys(values)) said += `\n${name}=${String(values[name])}`;
  return said;
}
