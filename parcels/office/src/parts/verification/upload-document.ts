import type { ErrorCode } from '@paddock/contract';
import type { DocumentKind, VerificationView } from '@paddock/contract/schemas';
import { api, type ApiProblem } from '@paddock/shared-utils';

export type UploadResult =
  | { readonly ok: true; readonly data: VerificationView }
  | { readonly ok: false; readonly problem: ApiProblem };

/** Sends a document and tells how far it is, from 0 to 1: fetch cannot, so this is an XMLHttpRequest. */
export async function uploadDocument(
  kind: DocumentKind,
  file: File,
  onProgress: (part: number) => void,
): Promise<UploadResult> {
  const token = await api.get('/web-api/user/gettoken', { query: { force_refresh: true } });
  if (!token.ok) return token;
  const form = new FormData();
  // The server reads the parts as they come: the kind first.
  form.set('kind', kind);
  // The name stays here: what a player calls a file is nobody's business.
  form.set('file', file, 'document');
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/web-api/verification/documents');
    request.setRequestHeader('authorization', `Bearer ${token.data.token}`);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => resolve(resultOf(request)));
    request.addEventListener('error', () => resolve(notReached));
    request.addEventListener('timeout', () => resolve(notReached));
    request.send(form);
  });
}

const notReached: UploadResult = {
  ok: false,
  problem: { code: 'NETWORK_ERROR', message: 'The server could not be reached.' },
};

function resultOf({ status, responseText }: XMLHttpRequest): UploadResult {
  const body = parse(responseText);
  if (status === 200) return { ok: true, data: body as VerificationView };
  const { code, message = '', details } = body as { code?: string; message?: string; details?: unknown };
  if (code === undefined) return notReached;
  // A newer server may know more codes than this page.
  return { ok: false, problem: { code: code as ErrorCode, message, details } };
}

/** A gateway's error page is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
