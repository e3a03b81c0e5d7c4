import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VerificationView } from '@paddock/contract/schemas';

import { retireKey, rotateKey } from '../../../kernel/crypto/key-commands.ts';
import { rootKeyOf } from '../../../kernel/crypto/root-key.ts';
import { isSealed } from '../../../kernel/crypto/secrets.ts';
import { TEST_SECRET } from '../../../testing/test-secret.ts';
import { documentForm, png } from '../testing/test-documents.ts';
import { aPlayer, startVerification, type VerificationPlatform } from '../verification.fixture.ts';
import { openDocumentFiles } from './document-files.ts';
import { resealDocuments } from './reseal-documents.ts';

describe('documents at rest', () => {
  let fixture: VerificationPlatform;
  let folder: string;
  beforeEach(async () => {
    fixture = await startVerification();
    folder = join(fixture.platform.kernel.config.dataDir, 'private', 'documents');
  });
  afterEach(() => fixture.platform.close());

  async function uploaded(content: Buffer) {
    const player = aPlayer();
    const { documents } = (
      await fixture.upload(player, documentForm('identity', content))
    ).json<VerificationView>();
    const id = documents[0]?.id ?? '';
    const read = async () => {
      const url = `/web-api/verification/documents/${id}`;
      const answer = await fixture.platform.app.inject({
        url,
        headers: { authorization: `Bearer ${player}` },
      });
      return answer.statusCode === 200 && answer.rawPayload.equals(content);
    };
    return { file: join(folder, id), read };
  }
  const reseal = () => {
    const { kernel } = fixture.platform;
    return resealDocuments(kernel.db, openDocumentFiles(kernel.config, kernel.secrets));
  };

  it('cannot be read from the disk, and open for their own id alone', async () => {
    const content = png(1);
    const [one, two] = [await uploaded(content), await uploaded(png(2))];
    expect(readFileSync(one.file).includes(content.subarray(0, 8))).toBe(false);
    expect(await one.read()).toBe(true);
    writeFileSync(two.file, readFileSync(one.file));
    expect([await one.read(), await two.read()]).toEqual([true, false]);
  });

  it('of before are read as they lie, and are sealed by a command', async () => {
    const one = await uploaded(png(3));
    writeFileSync(one.file, png(3));
    expect(await one.read()).toBe(true);
    expect(await reseal()).toEqual({ anew: 1, unreadable: [] });
    expect(isSealed(readFileSync(one.file))).toBe(true);
    expect(await one.read()).toBe(true);
    expect(await reseal()).toEqual({ anew: 0, unreadable: [] });
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('open after the data key was rotated, and after the one before is gone', async () => {
    const one = await uploaded(png(4));
    const { db, keys } = fixture.platform.kernel;
    const nowMs = fixture.platform.clock.nowMs();
    await rotateKey({ db, root: rootKeyOf(TEST_SECRET), nowMs }, 'data');
    await keys.read();
    const two = await uploaded(png(5));
    expect([await one.read(), await two.read()]).toEqual([true, true]);
    expect(await reseal()).toEqual({ anew: 1, unreadable: [] });
    await retireKey({ db, nowMs }, 'data', true);
    await keys.read();
    expect([await one.read(), await two.read()]).toEqual([true, true]);
  });
});
