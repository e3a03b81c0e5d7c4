import { DAY_MS } from '@paddock/contract';

import type { Secrets } from '../../kernel/crypto/secrets.ts';
import { readSignedText, signText } from '../../kernel/crypto/signed-text.ts';

/** A version that somebody may see before it is published, until a time. */
export interface Preview {
  /** Its document, by id: another one may come to stand at its address. */
  readonly document: string;
  readonly address: string;
  readonly number: number;
  readonly endsAtMs: number;
}

/** How long a link to a draft works. */
export const PREVIEW_MS = DAY_MS;

const PURPOSE = 'content.preview';

export function signPreview(secrets: Secrets, preview: Preview): string {
  return signText(secrets, PURPOSE, Buffer.from(JSON.stringify(preview)).toString('base64url'));
}

/** What a link shows at an address; undefined for one that is not ours, of another address, or over. */
export function readPreview(
  secrets: Secrets,
  signed: string,
  { address, nowMs }: { readonly address: string; readonly nowMs: number },
): Preview | undefined {
  const text = readSignedText(secrets, PURPOSE, signed);
  if (text === undefined) return undefined;
  // Signed by us, so it has the shape we gave it.
  const preview = JSON.parse(Buffer.from(text, 'base64url').toString()) as Preview;
  return preview.address === address && nowMs < preview.endsAtMs ? preview : undefined;
}
