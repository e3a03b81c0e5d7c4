/** What one player sends again and again, each time under a new key. */
export interface Sender {
  /** Bearer token. */
  readonly token: string;
  /** JSON. */
  readonly body: string;
}

export interface HttpJob {
  /** Address of the operation; it answers a POST with 201. */
  readonly url: string;
  readonly senders: readonly Sender[];
}

/** The one whose turn it is. */
export function turnOf<T>(all: readonly T[], n: number): T {
  const one = all[n % all.length];
  if (one === undefined) throw new Error('there is nobody whose turn it could be');
  return one;
}
