import { inTransaction } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { RecordedAccount, SecurityEvent } from '../../../kernel/security/security-record.ts';
import { createCountedEvents, MADE_UP, type CountedEvent } from './counted-events.ts';
import { insertBatch } from './record-store.ts';

/** Rows that wait for a database that is away: the oldest of them are kept. */
const WAITING_MAX = 10_000;
/** Of a keyed hash: enough that no two browsers of a site share one. */
const MARK_LENGTH = 16;

export interface KeptRecord {
  add(event: SecurityEvent): void;
  /** Writes what is due, `everything` at the end. A few statements whatever came. */
  write(everything?: boolean): Promise<void>;
}

/** Counts events as they come and writes them in batches: a flood is not one of the database. */
export function keepRecord({ db, clock, secrets, log }: Kernel): KeptRecord {
  const events = createCountedEvents();
  let waiting: readonly CountedEvent[] = [];
  const markOf = (purpose: string, text: string) =>
    secrets.lasting.sign(`security.${purpose}`, text).slice(0, MARK_LENGTH);

  function accountText(account: RecordedAccount): string {
    if ('playerId' in account) return `player:${account.playerId}`;
    if ('operator' in account) return `operator:${account.operator}`;
    if ('provider' in account) return `provider:${account.provider}`;
    if ('developer' in account) return `developer:${account.developer}`;
    return `${MADE_UP}${markOf('login', account.login)}`;
  }

  return {
    add({ kind, account, network, device, code }) {
      const kept = {
        kind,
        account: account === undefined ? null : accountText(account),
        network,
        device: device === undefined ? null : markOf('device', device),
        code,
      };
      events.add(kept, clock.nowMs());
    },
    async write(everything = false) {
      const nowMs = clock.nowMs();
      const due = [...waiting, ...events.take(nowMs, everything)];
      waiting = due.slice(0, WAITING_MAX);
      if (waiting.length < due.length)
        log.error(
          { rows: due.length - waiting.length },
          'the security record waits for the database too long',
        );
      if (waiting.length === 0) return;
      await inTransaction(db, (tx) => insertBatch(tx, secrets, waiting, nowMs));
      waiting = [];
    },
  };
}
