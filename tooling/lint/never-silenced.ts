import type { Rule } from 'eslint';

/** How oxlint is told to be silent. ESLint's own words it is told to overlook (oxlint-untyped.config.mjs). */
const SILENCING = 'oxlint-disable';

/**
 * Oxlint is not silenced where it speaks. A comment that silences it would silence what is reported of the comment too: so
 * this rule throws, which no comment holds back. For oxlint alone.
 */
export const neverSilenced: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create({ sourceCode }) {
    const silencing = sourceCode.text.includes(SILENCING)
      ? sourceCode.getAllComments().find(({ value }) => value.includes(SILENCING))
      : undefined;
    if (silencing !== undefined) throw new Error(`line ${silencing.loc?.start.line ?? 0} has ${SILENCING}`);
    return {};
  },
};
