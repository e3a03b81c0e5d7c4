import type { TokenLoginRequest } from '@paddock/contract/schemas';

/** As partners are named (`npm run partner:key`): the page says the name, which anybody may write into a link. */
const METHOD_ID = /^[a-z0-9][a-z0-9-]{0,31}$/;

/** What a partner's link to the login page carries (S7-33); null when it is no such link. */
export function partnerTokenOf(query: string, language: string): TokenLoginRequest | null {
  const values = new URLSearchParams(query);
  const [methodId, token, sign] = ['method_id', 'token', 'sign'].map((name) => values.get(name));
  if (!methodId || !METHOD_ID.test(methodId) || !token || !sign) return null;
  return { method_id: methodId, token, sign, lng: values.get('lng') ?? language };
}
