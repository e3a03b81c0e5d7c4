import type { BetId } from '@paddock/contract';

interface ModelBet {
  readonly real: bigint;
  readonly bonus: bigint;
  state: 'held' | 'settled' | 'released';
  revision: number;
  target: bigint;
  cashedStake: bigint;
  cashedPaid: bigint;
}

/** What the ledger of one player must say, written without looking at how the wallet does it. */
export class LedgerModel {
  main = 0n;
  bonus = 0n;
  readonly bets = new Map<BetId, ModelBet>();

  get escrow(): bigint {
    const held = [...this.bets.values()].filter(({ state }) => state === 'held');
    return held.reduce((sum, { real, bonus, cashedStake }) => sum + real + bonus - cashedStake, 0n);
  }

  hold(betId: BetId, stake: bigint): 'ok' | 'INSUFFICIENT_FUNDS' | 'BALANCE_NEGATIVE' {
    if (this.main < 0n || this.bonus < 0n) return 'BALANCE_NEGATIVE';
    if (stake > this.main + this.bonus) return 'INSUFFICIENT_FUNDS';
    const real = stake < this.main ? stake : this.main;
    this.main -= real;
    this.bonus -= stake - real;
    const none = { revision: 0, target: 0n, cashedStake: 0n, cashedPaid: 0n };
    this.bets.set(betId, { real, bonus: stake - real, state: 'held', ...none });
    return 'ok';
  }

  settle(betId: BetId, revision: number, target: bigint): void {
    const bet = this.bets.get(betId);
    if (bet === undefined || bet.state === 'released' || revision <= bet.revision) return;
    this.pay(bet, target);
    Object.assign(bet, { state: 'settled', revision });
  }

  cashOut({
    betId,
    revision,
    stakeMinor,
    paidMinor,
  }: {
    readonly betId: BetId;
    readonly revision: number;
    readonly stakeMinor: bigint;
    readonly paidMinor: bigint;
  }): void {
    const bet = this.bets.get(betId);
    if (bet?.state !== 'held' || revision <= bet.revision) return;
    this.pay(bet, bet.target + paidMinor);
    bet.cashedStake += stakeMinor;
    bet.cashedPaid += paidMinor;
    const isLeft = bet.cashedStake === bet.real + bet.bonus;
    Object.assign(bet, { state: isLeft ? 'settled' : 'held', revision });
  }

  reopen(betId: BetId, revision: number): void {
    const bet = this.bets.get(betId);
    if (bet?.state !== 'settled' || revision <= bet.revision) return;
    this.pay(bet, bet.cashedPaid);
    Object.assign(bet, { state: 'held', revision });
  }

  /** Everything a bet has paid becomes this, each time split as its stake was paid. */
  private pay(bet: ModelBet, target: bigint): void {
    const bonusShare = (of: bigint) => (of * bet.bonus) / (bet.real + bet.bonus);
    const toBonus = bonusShare(target) - bonusShare(bet.target);
    this.bonus += toBonus;
    this.main += target - bet.target - toBonus;
    bet.target = target;
  }

  release(betId: BetId): void {
    const bet = this.bets.get(betId);
    if (bet?.state !== 'held') return;
    bet.state = 'released';
    this.main += bet.real;
    this.bonus += bet.bonus;
  }
}
