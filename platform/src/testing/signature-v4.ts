import { createHash, createHmac } from 'node:crypto';

/** A request as AWS Signature Version 4 looks at it. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The signature a request to S3 must carry, computed from the description of Signature Version 4 and nothing of the
 * client's, and the one it does carry.
 */
export function signaturesOf(
  { method, target, headers }: SignedRequest,
  secret: string,
): { readonly expected: string; readonly carried: string } {
  const [, scope = '', signed = '', carried = ''] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers['authorization'] ?? '',
    ) ?? [];
  const [path = '', query = ''] = target.split('?');
  const canonical = [
    method,
    path,
    query.split('&').toSorted().join('&'),
    ...signed.split(';').map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'] ?? '', scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<Buffer>((from, part) => hmac(from, part), Buffer.from(`AWS4${secret}`));
  return { expected: hmac(key, text).toString('hex'), carried };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
