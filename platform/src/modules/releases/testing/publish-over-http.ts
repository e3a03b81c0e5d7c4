import type { BuiltParcel } from '@paddock/contract';

import type { TestParcel } from './test-parcel.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Uploads what a site lacks of a parcel.
 * @param onFile is called once a file is on its way
 * @throws Error when an upload fails
 */
export async function uploadOverHttp(
  origin: string,
  token: string,
  { built, contents }: TestParcel,
  onFile: () => void = () => undefined,
): Promise<void> {
  const { body } = await sendJson(origin, token, 'missing', { files: built.files });
  for (const href of body['missing'] as readonly string[]) {
    const file = built.files.find((one) => one.href === href);
    const sent = fetch(`${origin}/web-api/registry/files?href=${encodeURIComponent(href)}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'x-integrity': file?.integrity ?? '',
      },
      body: contents.get(href) ?? '',
    });
    onFile();
    const answer = await sent;
    if (!answer.ok) throw new Error(`${href}: ${answer.status} ${await answer.text()}`);
  }
}

export function publishOverHttp(origin: string, token: string, parcel: BuiltParcel): Promise<HttpAnswer> {
  return sendJson(origin, token, 'publish', { channel: 'production', parcel, why: 'A new shelf.' });
}

async function sendJson(origin: string, token: string, path: string, body: object): Promise<HttpAnswer> {
  const answer = await fetch(`${origin}/web-api/registry/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as HttpAnswer['body'] };
}
