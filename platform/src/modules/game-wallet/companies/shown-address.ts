/**
 * Whether games may be shown or asked for at an address: of https, and of http in development. Its host is a plain name: it
 * stands in the policy of documents, where `*`, `;` and `,` have a meaning.
 */
export function isShownAddress(text: string, needsTls: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  const isSafe = protocol === 'https:' || (!needsTls && protocol === 'http:');
  return isSafe && username === '' && /^[a-z0-9.-]+$/.test(hostname);
}
