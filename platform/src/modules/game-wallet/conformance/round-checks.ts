import { DAY_MS } from '@paddock/contract';

import type { ConformanceCheck } from './checks.ts';
import { holds, isDone, type ConformanceDesk } from './conformance-desk.ts';

type Said = Readonly<Record<string, unknown>>;

/**
 * What a wallet of our shape does besides where it can be asked for rounds (docs/game-wallet.md): the part of the contract
 * that a wallet may lack.
 */
export const ROUND_CHECKS: readonly ConformanceCheck[] = [
  {
    rule: 'a round of today can be asked for, with each of its transactions',
    needs: 'rounds',
    async run(desk) {
      const bet = desk.of();
      const win = desk.of({ round: bet['round'], endsRound: true });
      const askedAtMs = await timeOf(desk);
      isDone(await desk.call('bet', bet), 'a bet');
      isDone(await desk.call('win', win), 'a win');
      const found = await roundNamed(desk, String(bet['round']), askedAtMs);
      holds(found !== undefined, 'the round is on no page of the day');
      const names = listOf(found?.['transactions']).map((one) => one['transaction']);
      holds(
        JSON.stringify(names) === JSON.stringify([bet.transaction, win.transaction]),
        `its transactions are ${JSON.stringify(names)}`,
      );
    },
  },
  {
    rule: 'rounds of a day are told to nobody without a signature',
    needs: 'rounds',
    async run(desk) {
      const day = dayOf(await timeOf(desk));
      const { status } = await desk.call(
        'rounds',
        { day },
        { signature: Buffer.alloc(32).toString('base64') },
      );
      holds(status === 401 || status === 403, `they are answered ${status}`);
    },
  },
];

const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** The wallet's own time: of a bet's day, whatever the clock here says. */
async function timeOf(desk: ConformanceDesk): Promise<number> {
  const { status, body } = await desk.call('time', {});
  holds(status === 200 && typeof body['nowMs'] === 'number', `the time is answered ${status}`);
  return Number(body['nowMs']);
}

/** The round by its name; a day may have ended meanwhile. */
async function roundNamed(desk: ConformanceDesk, name: string, fromMs: number): Promise<Said | undefined> {
  for (const day of [dayOf(fromMs), dayOf(fromMs + DAY_MS)]) {
    for (let cursor: string | undefined; ;) {
      const { status, body } = await desk.call('rounds', { day, ...(cursor !== undefined && { cursor }) });
      holds(status === 200, `rounds of ${day} are answered ${status}`);
      const found = listOf(body['rounds']).find(({ round }) => round === name);
      if (found !== undefined) return found;
      if (typeof body['cursor'] !== 'string') break;
      cursor = body['cursor'];
    }
  }
  return undefined;
}

const listOf = (said: unknown): readonly Said[] => (Array.isArray(said) ? (said as readonly Said[]) : []);
