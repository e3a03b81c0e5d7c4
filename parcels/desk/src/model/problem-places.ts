/** A place of a document that the server does not take. */
export interface ProblemPlace {
  readonly language: string | undefined;
  /** Which block of the text, from 1. */
  readonly block: number | undefined;
  /** The rest of the place, and what is wrong there, as the server says it. */
  readonly said: string;
}

/** What `CONTENT_INVALID` names: `/texts/en/blocks/3/level must be 2 or 3` is block 4 of the English text. */
export function problemPlaces(details: unknown): readonly ProblemPlace[] {
  const problems = (details as { readonly problems?: unknown } | null | undefined)?.problems;
  if (!Array.isArray(problems)) return [];
  return problems.filter((problem) => typeof problem === 'string').map(placeOf);
}

function placeOf(problem: string): ProblemPlace {
  const [, language, at, rest] = /^\/texts\/([a-z]{2})(?:\/blocks\/(\d+))?[/ ]?(.*)$/s.exec(problem) ?? [];
  return {
    language,
    block: at === undefined ? undefined : Number(at) + 1,
    said: language === undefined ? problem : (rest ?? ''),
  };
}
