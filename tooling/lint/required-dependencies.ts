import type { Rule } from 'eslint';

/** What a module is handed, by how such interfaces are named. */
const HANDED = /(?:Dependencies|Parts|Ports)$/;

/** A member of an interface or a type, as far as the rule looks at it. */
interface Member {
  readonly type: string;
  readonly optional?: boolean;
  readonly key?: { readonly name?: string };
  readonly typeAnnotation?: { readonly typeAnnotation?: { readonly type: string } };
  readonly parent: { readonly parent: { readonly type: string; readonly id?: { readonly name: string } } };
}

/**
 * A function that somebody forgets to hand over permits. So no interface has an optional function, and one that says what
 * a module is handed has nothing optional: what may be absent is typed `| undefined`, and said. Its option names the
 * interfaces of what somebody may offer beside what is needed.
 */
export const requiredDependencies: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: {
      optional: '"{{name}}" can be forgotten: require it, and type what may be absent `| undefined`.',
      none: 'A function by default can be forgotten: require it, and give fixtures a named none.',
    },
  },
  create(context) {
    const offered = (context.options[0] ?? []) as readonly string[];
    const check = (node: Rule.Node): void => {
      const member = node as unknown as Member;
      if (member.optional !== true) return;
      const { type, id } = member.parent.parent;
      const owner = type === 'TSInterfaceDeclaration' ? (id?.name ?? '') : '';
      if (offered.includes(owner)) return;
      const isFunction =
        member.type === 'TSMethodSignature' ||
        member.typeAnnotation?.typeAnnotation?.type === 'TSFunctionType';
      if (!isFunction && !HANDED.test(owner)) return;
      context.report({ node, messageId: 'optional', data: { name: member.key?.name ?? '' } });
    };
    return {
      TSMethodSignature: check,
      TSPropertySignature: check,
      ':function > AssignmentPattern[right.type="ArrowFunctionExpression"]'(node: Rule.Node) {
        context.report({ node, messageId: 'none' });
      },
    };
  },
};
