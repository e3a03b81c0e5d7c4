import { tellNobody } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { decideByOperator } from './index.ts';
import { aPlayer, startVerification, type VerificationPlatform } from './verification.fixture.ts';

describe('telling identity what documents prove', () => {
  let fixture: VerificationPlatform;
  beforeAll(async () => {
    fixture = await startVerification();
  });
  afterAll(() => fixture.platform.close());

  it('tells of a document once, whoever saw it, and of one that was taken back', async () => {
    const { kernel, databaseUrl } = fixture.platform;
    const player = aPlayer();
    await fixture.send(player);
    await query(
      databaseUrl,
      `update verification_case set surname = 'Lindt', name = 'Mara', document_number = 'L01X00T47'
        where player_id = ${player}`,
    );
    const decide = (event: 'approved' | 'revoked') =>
      decideByOperator(kernel.db, tellNobody, {
        playerId: player,
        event,
        reason: null,
        operator: 'ann',
        atMs: kernel.clock.nowMs(),
      });
    await fixture.run('verification.proofs');
    expect(fixture.proofs).toEqual([]);
    expect(await decide('approved')).toBe(true);
    await fixture.run('verification.proofs');
    await fixture.run('verification.proofs');
    expect(fixture.proofs).toEqual([{ playerId: player, documentNumber: 'L01X00T47' }]);
    expect(await decide('revoked')).toBe(true);
    await fixture.run('verification.proofs');
    expect(fixture.proofs.slice(1)).toEqual([{ playerId: player, documentNumber: 'none' }]);
  });
});
