/** Name of the policy that documents of remote pages alone let be made (`platform/.../remote-policy.ts`). */
const NAME = 'remote-entry';

interface Policy {
  createHTML(text: string): string;
  createScript(text: string): string;
}

interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

const AS_IT_IS: Policy = { createHTML: (text) => text, createScript: (text) => text };

let made: Policy | undefined;

/** A policy can be made once a document; browsers without trusted types take the text as it is. */
function policy(): Policy {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  made ??= trustedTypes?.createPolicy(NAME, AS_IT_IS) ?? AS_IT_IS;
  return made;
}

/** Markup of an entry as the browser's parser takes it: for an inert document, whose nodes are cleaned next. */
export function trustedMarkup(text: string): string {
  return policy().createHTML(text);
}

/** Code of an entry, whose host the site lists, as a script of this document takes it. */
export function trustedCode(text: string): string {
  return policy().createScript(text);
}
