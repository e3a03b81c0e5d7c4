import { basename } from 'node:path';

import type { Rule } from 'eslint';

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/;
// `shared-utils` is a package's name.
const SAYS_NOTHING = /(?:^|(?<!shared)-)(?:utils?|helpers?|common|misc)$/;

/** Files are kebab-case and named after what they hold. */
export const fileNames: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { name: '{{problem}}' } },
  create(context) {
    return {
      Program(node) {
        const name = basename(context.filename).replace(/\.[cm]?[jt]sx?$/, '');
        const [stem = ''] = name.split('.');
        const problem = !KEBAB.test(name)
          ? `"${name}" is not kebab-case.`
          : SAYS_NOTHING.test(stem)
            ? `"${stem}" says nothing; name the file after what it holds.`
            : undefined;
        if (problem !== undefined) context.report({ node, messageId: 'name', data: { problem } });
      },
    };
  },
};
