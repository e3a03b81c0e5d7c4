/** Scripts whose letters are mistaken for each other's, and their languages' own: one part of an address has one. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
  // Written together by those who write them, so one script here (UTS 39, "highly restrictive").
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u,
] as const;

/** Cyrillic, Greek and Armenian letters that look like ASCII ones in most typefaces (lower case). */
const LIKE_ASCII = /^[аеорсухіјѕһԁԛԝӏүкαονρικυօսոհցզ\d._+-]+$/u;
/** Letters of the Latin script that are drawn to look like others: phonetic letters, dotless i and j, long s. */
const ODD_LATIN = /[ıȷſ\u0180-\u024f\u0250-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f]/u;
/** Marks on letters of scripts that have those letters ready-made: a dot too many is not seen. */
const LOOSE_MARK = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\p{M}/u;
const FOREIGN_DIGIT = /[^\P{Nd}\d]/u;

const scriptsOf = (text: string) => SCRIPTS.filter((script) => script.test(text));
const isLatinOnly = (text: string) => !/[^\P{L}\p{Script=Latin}]/u.test(text);

/**
 * True for an address that can pass for another one before human eyes: letters of two scripts in one part, a part made
 * of look-alikes of ASCII letters alone, or letters nobody writes. Such an address is refused rather than folded into
 * the one it resembles: folding would hand the mail of one person to another.
 * @param address in its compared form (`emailKey`): NFKC, lower case
 */
export function looksLikeAnother(address: string): boolean {
  const at = address.lastIndexOf('@');
  const labels = address.slice(at + 1).split('.');
  const topLabel = labels.at(-1) ?? '';
  return [address.slice(0, at), ...labels].some(
    (part) =>
      scriptsOf(part).length > 1 ||
      hasUnknownScript(part) ||
      ODD_LATIN.test(part) ||
      LOOSE_MARK.test(part) ||
      FOREIGN_DIGIT.test(part) ||
      (!isLatinOnly(part) && LIKE_ASCII.test(part) && isLatinOnly(topLabel)),
  );
}

/** Letters outside the scripts above, besides those within: nobody's keyboard has both. */
function hasUnknownScript(part: string): boolean {
  const letters = part.match(/\p{L}/gu) ?? [];
  const known = letters.filter((letter) => SCRIPTS.some((script) => script.test(letter)));
  return known.length > 0 && known.length < letters.length;
}
