import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { VerificationView } from '@paddock/contract/schemas';

import { startTestBucket } from '../../../testing/test-bucket.ts';
import { documentForm, form, jpeg, pdf, png, zipBomb } from '../testing/test-documents.ts';
import {
  aPlayer,
  startVerification,
  type Answer,
  type VerificationPlatform,
} from '../verification.fixture.ts';
import { quickFolder } from '../../../testing/quick-folder.ts';

const codeOf = ({ status, body }: Answer) => [status, (JSON.parse(body) as { code: string }).code];

describe('the upload of documents', () => {
  let fixture: VerificationPlatform;
  const dataDir = mkdtempSync(join(quickFolder(), 'paddock-documents-'));
  const folder = join(dataDir, 'private', 'documents');
  beforeAll(async () => {
    fixture = await startVerification({ config: { dataDir } });
  });
  afterAll(() => fixture.platform.close());

  it('keeps a document outside what is served, for this user alone, under a random name', async () => {
    const player = aPlayer();
    const answer = await fixture.upload(player, documentForm('identity', png(1), 'my passport.png'));
    const { documents } = answer.json<VerificationView>();
    expect(documents).toMatchObject([{ kind: 'identity', type: 'image/png', isSent: false }]);
    const id = documents[0]?.id ?? '';
    expect(id).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(statSync(join(folder, id)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(answer.body).not.toContain('passport');
  });

  it('gives it to its owner as an attachment nothing can run in, and to nobody else', async () => {
    const [owner, other] = [aPlayer(), aPlayer()];
    const content = png(2);
    const { documents } = (
      await fixture.upload(owner, documentForm('identity', content))
    ).json<VerificationView>();
    const url = `/web-api/verification/documents/${documents[0]?.id ?? ''}`;
    const mine = await fixture.platform.app.inject({ url, headers: { authorization: `Bearer ${owner}` } });
    expect(mine.rawPayload.equals(content)).toBe(true);
    expect(mine.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="identity.png"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    });
    expect(codeOf(await fixture.ask(other, 'GET', url))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await fixture.ask(other, 'DELETE', url))).toEqual([404, 'NOT_FOUND']);
    expect((await fixture.platform.app.inject({ url })).statusCode).toBe(401);
    expect((await fixture.ask(owner, 'DELETE', url)).status).toBe(200);
    expect(readdirSync(folder)).not.toContain(documents[0]?.id);
  });

  it.each([
    ['a zip bomb posing as a passport picture', zipBomb(), 'image/png', [415, 'DOCUMENT_TYPE']],
    [
      'a script posing as one',
      Buffer.from('<script>alert(1)</script>'),
      'image/jpeg',
      [415, 'DOCUMENT_TYPE'],
    ],
    ['an SVG', Buffer.from('<svg onload="x()"></svg>'), 'image/png', [415, 'DOCUMENT_TYPE']],
    [
      'a script inside a picture',
      jpeg(800, 600, '<script>x()</script>'),
      'image/jpeg',
      [422, 'DOCUMENT_UNSAFE'],
    ],
    ['a PDF with a script', pdf('/JavaScript'), 'application/pdf', [422, 'DOCUMENT_UNSAFE']],
    ['an empty file', Buffer.alloc(0), 'image/png', [415, 'DOCUMENT_TYPE']],
    ['10 MB', Buffer.alloc(10 * 1024 * 1024, 7), 'image/png', [413, 'BODY_TOO_LARGE']],
  ])('refuses %s and keeps nothing of it', async (_name, content, type, expected) => {
    const before = readdirSync(folder).length;
    const answer = await fixture.upload(aPlayer(), documentForm('identity', content, 'passport.png', type));
    expect(codeOf(answer)).toEqual(expected);
    expect(readdirSync(folder)).toHaveLength(before);
  });

  it('believes the content and not the name or the type a sender gives', async () => {
    const names = [
      '../../../../etc/passwd',
      '..\\..\\x.exe',
      'a.php\u0000.png',
      'x'.repeat(5_000),
      '🛂.html',
    ];
    for (const [n, name] of names.entries()) {
      const player = aPlayer();
      const answer = await fixture.upload(player, documentForm('identity', png(10 + n), name, 'text/html'));
      // A name longer than a part's head may be is refused with the whole request; any other is forgotten.
      if (name.length > 1_000) expect(answer.status).toBeLessThan(500);
      else expect([name, answer.json<VerificationView>().documents[0]?.type]).toEqual([name, 'image/png']);
    }
    expect(readdirSync(folder).every((name) => /^[A-Za-z0-9_-]{32}$/.test(name))).toBe(true);
  });

  it.each([
    ['no kind', form({ name: 'file', content: png(), fileName: 'a.png' })],
    ['a kind nobody knows', documentForm('passport', png())],
    [
      'the kind after the file',
      form({ name: 'file', content: png(), fileName: 'a' }, { name: 'kind', content: 'selfie' }),
    ],
    ['no file', form({ name: 'kind', content: 'identity' })],
    ['a field of a prototype', form({ name: '__proto__', content: 'identity' })],
    ['a long field', form({ name: 'kind', content: 'x'.repeat(1_000) })],
  ])('refuses %s', async (_name, body) => {
    expect((await fixture.upload(aPlayer(), body)).status).toBe(400);
  });

  it.each([
    ['six files', form({ name: 'kind', content: 'identity' }, ...manyFiles(6)), 422, 'DOCUMENTS_TOO_MANY'],
    [
      'one file six times',
      form({ name: 'kind', content: 'identity' }, ...manyFiles(6, () => png(1))),
      422,
      'DOCUMENTS_TOO_MANY',
    ],
    ['forty fields', form(...manyFields(40)), 400, 'INVALID_INPUT'],
    ['forty parts that are nothing', namelessParts(40), 422, 'DOCUMENTS_TOO_MANY'],
    ['half a form', documentForm('identity', png()).subarray(0, 400), 400, 'MALFORMED_BODY'],
    ['no parts', Buffer.from('--paddock-boundary--'), 400, undefined],
    ['rubbish', Buffer.alloc(2_000, 65), 400, 'MALFORMED_BODY'],
    ['nothing', Buffer.alloc(0), 400, undefined],
  ])('refuses %s with a code, never with a fault', async (_name, body, status, code) => {
    const answer = await fixture.upload(aPlayer(), body);
    expect([answer.status, ...(code === undefined ? [] : [answer.json<{ code: string }>().code])]).toEqual(
      code === undefined ? [status] : [status, code],
    );
  });

  it.each([
    ['JSON', 'application/json', 415],
    ['no boundary', 'multipart/form-data', 400],
    ['an empty boundary', 'multipart/form-data; boundary=', 400],
  ])('refuses %s', async (_name, type, status) => {
    const answer = await fixture.upload(aPlayer(), Buffer.from('{}'), type);
    expect([answer.status < 500, [status, 400, 415].includes(answer.status)]).toEqual([true, true]);
  });

  it('takes nothing of a guest', async () => {
    expect(codeOf(await fixture.upload(undefined, documentForm('identity', png())))).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
  });

  it('keeps a document that was sent twice once, five a round and twenty a day', async () => {
    const player = aPlayer();
    await fixture.upload(player, documentForm('identity', png(1)));
    const again = await fixture.upload(player, documentForm('identity', png(1)));
    expect(again.json<VerificationView>().documents).toHaveLength(1);
    for (let n = 2; n <= 5; n++) await fixture.upload(player, documentForm('identity', png(n)));
    expect(codeOf(await fixture.upload(player, documentForm('identity', png(6))))).toEqual([
      422,
      'DOCUMENTS_TOO_MANY',
    ]);
  });

  it('loses none of two documents that come at once', async () => {
    const player = aPlayer();
    await Promise.all([1, 2, 3].map((n) => fixture.upload(player, documentForm('identity', png(n)))));
    expect((await fixture.view(player)).documents).toHaveLength(3);
  });
});

it('keeps documents in a bucket, where the configuration names one', async () => {
  const bucket = await startTestBucket();
  const fixture = await startVerification({ config: { documentsBucket: bucket.config } });
  const player = aPlayer();
  const content = png(3);
  const { documents } = (
    await fixture.upload(player, documentForm('identity', content))
  ).json<VerificationView>();
  const id = documents[0]?.id ?? '';
  const kept = bucket.objects.get(`/paddock/site/one/documents/${id}`)?.content;
  expect(kept?.includes(content.subarray(0, 8))).toBe(false);
  const url = `/web-api/verification/documents/${id}`;
  const read = await fixture.platform.app.inject({ url, headers: { authorization: `Bearer ${player}` } });
  expect(read.rawPayload.equals(content)).toBe(true);
  await fixture.ask(player, 'DELETE', url);
  expect(bucket.objects.size).toBe(0);
  await fixture.platform.close();
  await bucket.close();
});

function manyFiles(count: number, content = png) {
  return Array.from({ length: count }, (_, n) => ({
    name: 'file',
    content: content(n),
    fileName: `${n}.png`,
    type: 'image/png',
  }));
}

function manyFields(count: number) {
  return Array.from({ length: count }, () => ({ name: 'kind', content: 'identity' }));
}

/** Parts without a name are neither fields nor files. */
function namelessParts(count: number): Buffer {
  const part = '--paddock-boundary\r\nContent-Disposition: attachment\r\n\r\nx\r\n';
  return Buffer.from(`${part.repeat(count)}--paddock-boundary--\r\n`);
}
