import { sql } from 'kysely';
import { MINUTE_MS } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import type { BonusesParts } from '../../bonuses-parts.ts';
import { termsOf } from '../promotion-terms.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from '../promotions.fixture.ts';
import { readRunning } from '../promotion-store.ts';
import { partsBeside } from '../starts/parts-beside.fixture.ts';
import { startPromotion, writePromotion, type Decision } from './decide.ts';

const ANN = { kind: 'operator', operatorId: '1', name: 'ann' } as Decision['operator'];
const WHY = { operator: ANN, reason: 'for a test' } as const;

describe('a code that is typed', () => {
  let fixture: PromotionsFixture;
  beforeAll(async () => {
    fixture = await createPromotionsFixture();
  });
  afterAll(() => fixture.close());

  const db = () => fixture.platform().kernel.db;
  const ofCode = (code: string): Partial<PromotionTerms> => ({ starts: { on: 'deposit', number: 1, code } });
  const isWaitedFor = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`.execute(
      db(),
    );
    return rows.length > 0;
  };

  it('belongs to one of two that start at the same moment', async () => {
    let reached = 0;
    // Both have looked whose the code is, or the later one waits for the first: then the first goes on.
    const bothAreThere = async (): Promise<void> => {
      if (reached < 2 && !(await isWaitedFor())) await bothAreThere();
    };
    const beside = partsBeside(fixture.platform());
    const parts: BonusesParts = {
      ...beside,
      operators: {
        ...beside.operators,
        async record() {
          reached += 1;
          await bothAreThere();
        },
      },
    };
    const codes = ['at-once-1', 'at-once-2'];
    const terms = termsOf(fixture.platform().clock.nowMs(), ofCode('ATONCE'));
    const quiet = { ...beside, operators: { ...beside.operators, record: () => Promise.resolve() } };
    for (const code of codes) await writePromotion(quiet, { code, terms, reason: WHY.reason }, ANN);
    const ends = await Promise.allSettled(codes.map((code) => startPromotion(parts, code, 1, WHY)));
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'PROMOTION_STATE', details: [{ at: '/terms/starts/code', rule: 'codeTaken' }] },
    });
    expect((await readRunning(db())).filter(({ code }) => codes.includes(code))).toHaveLength(1);
  });

  it('goes from one that is over, and was not stopped, to the next', async () => {
    const { clock } = fixture.platform();
    await fixture.run('first-season', { ...ofCode('SEASON'), closesAtMs: clock.nowMs() + MINUTE_MS });
    await expect(fixture.run('early-season', ofCode('SEASON'))).rejects.toThrow('codeTaken');
    await fixture.platform().advance(MINUTE_MS);
    await fixture.run('next-season', ofCode('SEASON'));
    const player = await fixture.undecided();
    const typed = () => fixture.call(player, 'POST', '/web-api/promotions/code', { code: 'season' });
    expect((await typed()).json).toMatchObject({ code: 'next-season', state: 'joined' });
    expect((await readRunning(db())).map(({ code }) => code)).toContain('first-season');
  });
});
