/** Node's words for a server that is not there or went away. */
const SOCKET_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** PostgreSQL's: ended by an administrator, by the crash of another connection, not ready yet, all connections taken. */
const SERVER_STATES = new Set(['57P01', '57P02', '57P03', '53300']);
/** What `pg` says without any code. */
const DRIVER_WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired)/;

/**
 * Whether an error says that the database could not be reached or went away, rather than what it thinks of a statement.
 * What was being committed at that moment may stand or not: whoever asked finds out by asking again with the same key.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code !== 'string') return typeof message === 'string' && DRIVER_WORDS.test(message);
  return SOCKET_ERRORS.has(code) || SERVER_STATES.has(code) || code.startsWith('08');
}
