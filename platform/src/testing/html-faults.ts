import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'missing-doctype': 'error',
    'no-missing-references': 'error',
    'input-missing-label': 'error',
    // Ways of writing that the standard leaves open; most are how React writes.
    'doctype-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // A preference: a role says the same as the element.
    'prefer-native-element': 'off',
    // A rule of good practice, not of the standard; it counts landmarks that are hidden, as the page of last resort is.
    'unique-landmark': 'off',
  },
});

/** What is wrong with a document by the standards of HTML and ARIA, a line each; empty where nothing is. */
export function htmlFaults(html: string): readonly string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => {
      const place = html.slice(Math.max(0, offset - 60), offset + 100);
      return `${ruleId}: ${message}: …${place}…`;
    }),
  );
}
