import type { Secrets } from '../../../kernel/crypto/secrets.ts';

/** Holds who a visitor is to canaries; scripts cannot read it, and it is set while a canary runs. */
export const VISITOR_COOKIE = 'visitor';
/** How long a visitor stays the same one. */
export const VISITOR_COOKIE_SECONDS = 30 * 86_400;

/** Who a visitor is to canaries: a random id, and the player id of a tester who is signed in. */
export interface CanaryVisitor {
  readonly id: string;
  readonly tester: string | null;
}

const PURPOSE = 'releases.visitor';
/** Longer than any genuine one. */
const COOKIE_LIMIT = 200;

/** A visitor as text nobody but this site can make: nobody picks his canary, or is two visitors by writing so. */
export function signVisitor(secrets: Secrets, { id, tester }: CanaryVisitor): string {
  const payload = `${id}.${tester ?? ''}`;
  return `${payload}.${secrets.sign(PURPOSE, payload)}`;
}

/** The visitor a cookie holds; undefined when its signature is not ours. */
export function readVisitor(secrets: Secrets, text: string | undefined): CanaryVisitor | undefined {
  if (text === undefined || text.length > COOKIE_LIMIT) return undefined;
  const [id = '', tester = '', signature = ''] = text.split('.');
  if (!secrets.verify(PURPOSE, `${id}.${tester}`, signature)) return undefined;
  return { id, tester: tester === '' ? null : tester };
}
