import type { BetId } from '@paddock/contract';

interface ModelBet {
  readonly real: bigint;
  readonly bonus: bigint;
  state: 'held' | 'settled' | 'released';
  revision: number;
  target: bigint;
}

/** What the ledger of one player must say, written without looking at how the wallet does it. */
export class LedgerModel {
  main = 0n;
  bonus = 0n;
  readonly bets = new Map<BetId, ModelBet>();

  get escrow(): bigint {
    const held = [...this.bets.values()].filter(({ state }) => state === 'held');
    return held.reduce((sum, { real, bonus }) => sum + real + bonus, 0n);
  }

  hold(betId: BetId, stake: bigint): 'ok' | 'INSUFFICIENT_FUNDS' | 'BALANCE_NEGATIVE' {
    if (this.main < 0n || this.bonus < 0n) return 'BALANCE_NEGATIVE';
    if (stake > this.main + this.bonus) return 'INSUFFICIENT_FUNDS';
    const real = stake < this.main ? stake : this.main;
    this.main -= real;
    this.bonus -= stake - real;
    this.bets.set(betId, { real, bonus: stake - real, state: 'held', revision: 0, target: 0n });
    return 'ok';
  }

  settle(betId: BetId, revision: number, target: bigint): void {
    const bet = this.bets.get(betId);
    if (bet === undefined || bet.state === 'released' || revision <= bet.revision) return;
    const bonusShare = (of: bigint) => (of * bet.bonus) / (bet.real + bet.bonus);
    const toBonus = bonusShare(target) - bonusShare(bet.target);
    this.bonus += toBonus;
    this.main += target - bet.target - toBonus;
    Object.assign(bet, { state: 'settled', revision, target });
  }

  reopen(betId: BetId, revision: number): void {
    const bet = this.bets.get(betId);
    if (bet?.state !== 'settled' || revision <= bet.revision) return;
    const toBonus = (bet.target * bet.bonus) / (bet.real + bet.bonus);
    this.bonus -= toBonus;
    this.main -= bet.target - toBonus;
    Object.assign(bet, { state: 'held', revision, target: 0n });
  }

  release(betId: BetId): void {
    const bet = this.bets.get(betId);
    if (bet?.state !== 'held') return;
    bet.state = 'released';
    this.main += bet.real;
    this.bonus += bet.bonus;
  }
}
