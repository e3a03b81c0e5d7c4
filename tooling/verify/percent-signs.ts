import type { Dictionary } from '@paddock/contract/releases';

/** A figure with its sign before or behind it. */
const FIGURE = /%[\s\u202f]?\{\{\w+\}\}|\{\{\w+\}\}[\s\u202f]?%(?!\{)/g;

/** How Intl writes a percentage, with its figure named: "{{x}}%", "%{{x}}", or with a space that breaks no line. */
function percentOf(language: string): string {
  const written = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent' }).format(0.05);
  // Marks of direction are no words: the text around the figure has the direction of its language.
  return written.replaceAll(/[\u200e\u200f\u061c]/g, '').replace('5', '{{x}}');
}

/** Keys of a dictionary that write a figure with its percent sign otherwise than their language does, as Intl knows it. */
export function strangePercents(dictionary: Dictionary, language: string): readonly string[] {
  const wanted = percentOf(language);
  return textsOf(dictionary, '').flatMap(([key, text]) => {
    const strange = (text.match(FIGURE) ?? []).find(
      (found) => found.replace(/\{\{\w+\}\}/, '{{x}}') !== wanted,
    );
    return strange === undefined ? [] : [`"${key}" writes "${strange}", its language "${wanted}"`];
  });
}

function textsOf(dictionary: Dictionary, above: string): readonly (readonly [key: string, text: string])[] {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[above + key, value] as const]
      : textsOf((value ?? {}) as Dictionary, `${above}${key}.`),
  );
}
