/** The keys of a Latin keyboard and the Russian letters on them, in the same order. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const OTHER: ReadonlyMap<string, string> = new Map(
  Array.from(LATIN).flatMap((latin, at): [string, string][] => {
    const russian = RUSSIAN.charAt(at);
    return [
      [latin, russian],
      [russian, latin],
    ];
  }),
);

/** What the same keys write while the other language is set: `vbys` is `мины`, `вшсу` is `dice`. */
export function onOtherKeyboard(typed: string): string {
  return Array.from(typed.toLowerCase(), (letter) => OTHER.get(letter) ?? letter).join('');
}
