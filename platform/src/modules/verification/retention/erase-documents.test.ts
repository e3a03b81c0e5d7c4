import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';

import { query } from '../../../testing/query.ts';
import { startTestBucket } from '../../../testing/test-bucket.ts';
import { decideByOperator } from '../index.ts';
import { documentForm, png } from '../testing/test-documents.ts';
import { aPlayer, startVerification, type VerificationPlatform } from '../verification.fixture.ts';
import { tellNobody } from '../../../testing/index.ts';

const KEEP_DAYS = 100;

describe('documents whose time is over', () => {
  let fixture: VerificationPlatform;
  beforeAll(async () => {
    fixture = await startVerification({ config: { documentsKeepDays: KEEP_DAYS } });
  });
  afterAll(() => fixture.platform.close());

  const nowMs = () => fixture.platform.clock.nowMs();
  const rows = (text: string) => query(fixture.platform.databaseUrl, text);
  const filesOf = async (playerId: PlayerId): Promise<readonly boolean[]> => {
    const documents = (await fixture.view(playerId)).documents;
    const folder = join(fixture.platform.kernel.config.dataDir, 'private', 'documents');
    return documents.map(({ id }) => existsSync(join(folder, id)));
  };
  const filesOnDisk = () => readdir(join(fixture.platform.kernel.config.dataDir, 'private', 'documents'));
  const verified = async (): Promise<PlayerId> => {
    const playerId = aPlayer();
    fixture.site.identification = true;
    await fixture.ask(playerId, 'POST', '/web-api/identification', {
      surname: 'Lindt',
      name: 'Mara',
      document_number: 'C01X00T47',
    });
    fixture.site.identification = false;
    await fixture.send(playerId);
    expect(await fixture.view(playerId)).toMatchObject({ status: 'checking', isStated: true });
    const approval = { playerId, event: 'approved', reason: null, operator: 'ann', atMs: nowMs() } as const;
    expect(await decideByOperator(fixture.platform.kernel.db, tellNobody, approval)).toBe(true);
    return playerId;
  };
  const afterDays = async (days: number) => {
    fixture.platform.clock.advance(days * DAY_MS);
    await fixture.run('verification.erase');
  };

  it('go with their files and what was stated; that the player is verified stays, and a line says so', async () => {
    const playerId = await verified();
    await afterDays(KEEP_DAYS - 1);
    expect(await filesOf(playerId)).toEqual([true]);
    const before = await filesOnDisk();

    await afterDays(2);
    expect(await fixture.view(playerId)).toMatchObject({
      status: 'verified',
      documents: [],
      isStated: false,
    });
    expect((await filesOnDisk()).length).toBe(before.length - 1);
    expect(
      await rows(`select event, by_name, status_after from verification_decision
        where player_id = ${playerId} order by at_ms desc limit 1`),
    ).toEqual([{ event: 'documents-erased', by_name: 'retention', status_after: 'verified' }]);
    expect(
      await rows(
        `select surname, name, document_number from verification_case where player_id = ${playerId}`,
      ),
    ).toEqual([{ surname: null, name: null, document_number: null }]);

    await afterDays(1);
    const erasures = await rows(`select 1 from verification_decision
      where player_id = ${playerId} and event = 'documents-erased'`);
    expect(erasures).toHaveLength(1);
  });

  it('stay while the player still comes, and while somebody looks at them', async () => {
    const coming = await verified();
    const waiting = aPlayer();
    await fixture.send(waiting);
    fixture.signIns.set(coming, nowMs() + KEEP_DAYS * DAY_MS);
    await afterDays(KEEP_DAYS + 1);
    expect(await filesOf(coming)).toEqual([true]);
    expect(await filesOf(waiting)).toEqual([true]);

    await afterDays(KEEP_DAYS);
    expect(await filesOf(coming)).toEqual([]);
    expect(await filesOf(waiting)).toEqual([true]);
  });

  it('that were added and never sent go after thirty days', async () => {
    const playerId = aPlayer();
    fixture.signIns.set(playerId, nowMs() + 1_000 * DAY_MS);
    await fixture.upload(playerId, documentForm('identity', png(201)));
    await afterDays(29);
    expect(await filesOf(playerId)).toEqual([true]);
    const before = await filesOnDisk();
    await afterDays(2);
    expect(await filesOf(playerId)).toEqual([]);
    expect((await filesOnDisk()).length).toBe(before.length - 1);
  });
});

it('are erased from a bucket too, and one that does not answer now is asked again the next day', async () => {
  const bucket = await startTestBucket();
  const fixture = await startVerification({
    config: { documentsBucket: bucket.config, documentsKeepDays: KEEP_DAYS },
  });
  const { platform } = fixture;
  const players = [aPlayer(), aPlayer()] as const;
  for (const playerId of players) {
    await fixture.send(playerId);
    await decideByOperator(platform.kernel.db, tellNobody, {
      playerId,
      event: 'refused',
      reason: 'unreadable',
      operator: 'ann',
      atMs: platform.clock.nowMs(),
    });
  }
  expect(bucket.objects.size).toBe(2);
  platform.clock.advance((KEEP_DAYS + 1) * DAY_MS);

  bucket.refused.add('DELETE');
  await fixture.run('verification.erase');
  expect(bucket.objects.size).toBe(2);
  expect((await fixture.view(players[0])).documents).toHaveLength(1);
  expect(platform.logged).toContainEqual(
    expect.objectContaining({ level: 'error', message: 'documents of a player could not be erased' }),
  );

  bucket.refused.clear();
  await fixture.run('verification.erase');
  expect(bucket.objects.size).toBe(0);
  for (const playerId of players) expect((await fixture.view(playerId)).documents).toEqual([]);
  await platform.close();
  await bucket.close();
});
