import type { PlainText, RulesText } from './text-types.ts';

export interface Texts {
  readonly rules: RulesText;
  readonly 'responsible-gaming': PlainText;
  readonly 'privacy-policy': PlainText;
}
export type TextName = keyof Texts;

/** The name under which a page reads a text. */
export const textKey = (name: TextName, language: string): string => `text ${name} ${language}`;

type Load<Text> = () => Promise<{ readonly default: Text }>;
type InLanguages<Text> = Readonly<Record<'en', Load<Text>> & Record<string, Load<Text> | undefined>>;
type Loaders = { readonly [Name in TextName]: InLanguages<Texts[Name]> };

/**
 * Long texts are no dictionaries: a parcel's dictionary is loaded with each of its pages. Each text is a chunk of its
 * own in each language, fetched by the page that shows it and by nothing else, so what is written here weighs nothing
 * anywhere else. A language without a text of its own reads the English one.
 */
const LOADERS: Loaders = {
  rules: {
    en: () => import('../../texts/rules/en.json', { with: { type: 'json' } }),
    ru: () => import('../../texts/rules/ru.json', { with: { type: 'json' } }),
    de: () => import('../../texts/rules/de.json', { with: { type: 'json' } }),
    es: () => import('../../texts/rules/es.json', { with: { type: 'json' } }),
    tr: () => import('../../texts/rules/tr.json', { with: { type: 'json' } }),
    ar: () => import('../../texts/rules/ar.json', { with: { type: 'json' } }),
    hi: () => import('../../texts/rules/hi.json', { with: { type: 'json' } }),
  },
  'responsible-gaming': {
    en: () => import('../../texts/responsible-gaming/en.json', { with: { type: 'json' } }),
    ru: () => import('../../texts/responsible-gaming/ru.json', { with: { type: 'json' } }),
    de: () => import('../../texts/responsible-gaming/de.json', { with: { type: 'json' } }),
    es: () => import('../../texts/responsible-gaming/es.json', { with: { type: 'json' } }),
    tr: () => import('../../texts/responsible-gaming/tr.json', { with: { type: 'json' } }),
    ar: () => import('../../texts/responsible-gaming/ar.json', { with: { type: 'json' } }),
    hi: () => import('../../texts/responsible-gaming/hi.json', { with: { type: 'json' } }),
  },
  'privacy-policy': {
    en: () => import('../../texts/privacy-policy/en.json', { with: { type: 'json' } }),
    ru: () => import('../../texts/privacy-policy/ru.json', { with: { type: 'json' } }),
    de: () => import('../../texts/privacy-policy/de.json', { with: { type: 'json' } }),
    es: () => import('../../texts/privacy-policy/es.json', { with: { type: 'json' } }),
    tr: () => import('../../texts/privacy-policy/tr.json', { with: { type: 'json' } }),
    ar: () => import('../../texts/privacy-policy/ar.json', { with: { type: 'json' } }),
    hi: () => import('../../texts/privacy-policy/hi.json', { with: { type: 'json' } }),
  },
};

/** Fetches a text. Rejects when the chunk does not come; asked again it is fetched again. */
export async function loadText<Name extends TextName>(name: Name, language: string): Promise<Texts[Name]> {
  const load: Load<Texts[Name]> = LOADERS[name][language] ?? LOADERS[name].en;
  return (await load()).default;
}
