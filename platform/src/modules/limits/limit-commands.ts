import { LIMIT_RULES, type LimitType, type PlayerId } from '@paddock/contract';

import { inTransaction, type Database, type Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { Proof } from '../identity/index.ts';
import type { TellInbox } from '../inbox/index.ts';
import { tellPlayer } from '../live/index.ts';
import { BREAKS } from './breaks.ts';
import {
  approvableAtMs,
  decideLimit,
  type LimitChange,
  type LimitStanding,
  type LimitValue,
} from './limit-change.ts';
import { limitMessage } from './limit-message.ts';
import type { ToLimitCurrency } from './limit-currency.ts';
import type { PlayBreak } from './limits-api.ts';
import {
  dropLimit,
  lockLimits,
  logChange,
  putLimit,
  readLimits,
  standingOf,
  type LimitAction,
} from './limits-store.ts';

export interface LimitCommandParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'ids' | 'bus'>;
  /** Currency of the player's main account: limits of money are held in it from then on (rules §9). */
  currencyOf(db: Database | Tx, playerId: PlayerId): Promise<string>;
  readonly toLimits: Pick<ToLimitCurrency, 'toSite'>;
  /** Leaves all accounts of the person only the restricted way in, in the same transaction; answers them. */
  restrict(tx: Tx, playBreak: PlayBreak): Promise<readonly PlayerId[]>;
  readonly tellInbox: TellInbox;
  /** Signs a player out everywhere, once the break is committed. */
  signOut(playerId: PlayerId): Promise<void>;
}

interface Subject {
  readonly tx: Tx;
  readonly playerId: PlayerId;
  readonly type: LimitType;
  readonly standing: LimitStanding;
  readonly nowMs: number;
}

interface Wish {
  readonly value: LimitValue;
  readonly endsAtMs?: number | null;
  readonly currency?: string | null;
}

/** The player's own commands on limits (S4-07, S7-06, S7-07). Each is safe to repeat. */
export interface LimitCommands {
  /** @throws LIMIT_LOCKED, LIMIT_VALUE. */
  set(playerId: PlayerId, type: LimitType, wanted: LimitValue): Promise<void>;
  /** A looser limit whose day is over comes into force. @throws LIMIT_UNKNOWN, LIMIT_TOO_EARLY, STEP_UP_REQUIRED. */
  approve(playerId: PlayerId, type: LimitType, proof: Proof): Promise<void>;
  /** The waiting limit is dropped. @throws LIMIT_UNKNOWN. */
  reject(playerId: PlayerId, type: LimitType): Promise<void>;
  /** Takes back a wish that waits; a break in force cannot be. @throws LIMIT_UNKNOWN, LIMIT_LOCKED. */
  cancel(playerId: PlayerId, type: LimitType): Promise<void>;
}

export function createLimitCommands(parts: LimitCommandParts): LimitCommands {
  const { kernel } = parts;

  /** One after the other for a player; his other pages are told. */
  async function change<T>(
    playerId: PlayerId,
    type: LimitType,
    work: (subject: Subject) => Promise<T>,
  ): Promise<T> {
    const done = await inTransaction(kernel.db, async (tx) => {
      await lockLimits(tx, playerId);
      const nowMs = kernel.clock.nowMs();
      const standing = standingOf(await readLimits(tx, playerId, nowMs), type);
      return work({ tx, playerId, type, standing, nowMs });
    });
    tellPlayer(kernel.bus, playerId, { kind: 'limits' });
    return done;
  }

  /** Keeps what was done, and leaves a message of it: what somebody else changes here is seen on every device. */
  async function log(subject: Subject, action: LimitAction, after: LimitValue): Promise<void> {
    const { tx, playerId, type, standing, nowMs } = subject;
    const before = standing.active?.value ?? null;
    const id = kernel.ids.forPlayer(playerId);
    const entry = { id, type, action, before, after, atMs: nowMs };
    const wishedIn = action === 'approved' ? standing.pending?.currency : null;
    const content = limitMessage(entry, wishedIn ?? (await parts.currencyOf(tx, playerId)));
    await parts.tellInbox(tx, { playerId, cause: `limit:${id}`, content, atMs: nowMs });
    await logChange(tx, playerId, entry);
  }

  /** Money is held in the currency it was wished in; by default the main account's of now. */
  async function put(
    { tx, playerId, type, nowMs }: Subject,
    state: 'active' | 'pending',
    { value, endsAtMs = null, currency }: Wish,
  ): Promise<void> {
    const isMoney = LIMIT_RULES[type].windowMs !== undefined;
    const held = isMoney ? (currency ?? (await parts.currencyOf(tx, playerId))) : null;
    const limit = { type, state, value, currency: held, setAtMs: nowMs, endsAtMs };
    // Of accounts that are one person's the strictest holds: what each is worth is worked out once, now (rules §9).
    const inSite =
      value === null || held === null
        ? undefined
        : await parts.toLimits.toSite(tx, { currency: held, amountMinor: value }, nowMs, 'down');
    await putLimit(tx, playerId, { ...limit, inSite });
  }

  /** Brings a value into force; what waited is done with. */
  async function enforce(subject: Subject, wish: Wish): Promise<void> {
    const { tx, playerId, type } = subject;
    await dropLimit(tx, playerId, type, 'pending');
    if (wish.value === null) await dropLimit(tx, playerId, type, 'active');
    else await put(subject, 'active', wish);
  }

  /** Answers whom it leaves only the restricted way in. */
  async function carryOut(subject: Subject, decided: LimitChange): Promise<readonly PlayerId[]> {
    const { tx, playerId, type } = subject;
    switch (decided.kind) {
      case 'keep':
        return [];
      case 'refuse':
        throw new PlatformError(decided.reason === 'locked' ? 'LIMIT_LOCKED' : 'LIMIT_VALUE');
      case 'wait':
        await put(subject, 'pending', decided);
        await log(subject, 'waiting', decided.value);
        return [];
      case 'apply': {
        await enforce(subject, decided);
        await log(subject, 'applied', decided.value);
        if (!BREAKS.includes(type) || decided.endsAtMs === null) return [];
        return parts.restrict(tx, { playerId, endsAtMs: decided.endsAtMs });
      }
    }
  }

  return {
    async set(playerId, type, wanted) {
      const restricted = await change(playerId, type, (subject) =>
        carryOut(subject, decideLimit(type, subject.standing, wanted, subject.nowMs)),
      );
      for (const each of restricted) await parts.signOut(each);
    },
    approve: (playerId, type, proof) =>
      change(playerId, type, async (subject) => {
        const { pending } = subject.standing;
        if (pending === undefined) throw new PlatformError('LIMIT_UNKNOWN');
        const atMs = approvableAtMs(pending);
        if (subject.nowMs < atMs) throw new PlatformError('LIMIT_TOO_EARLY', { approvableAtMs: atMs });
        if (!(await proof(subject.tx))) throw new PlatformError('STEP_UP_REQUIRED');
        await enforce(subject, pending);
        await log(subject, 'approved', pending.value);
      }),
    reject: (playerId, type) =>
      change(playerId, type, async (subject) => {
        if (subject.standing.pending === undefined) throw new PlatformError('LIMIT_UNKNOWN');
        await dropLimit(subject.tx, playerId, type, 'pending');
        await log(subject, 'rejected', subject.standing.active?.value ?? null);
      }),
    cancel: (playerId, type) =>
      change(playerId, type, async (subject) => {
        if (BREAKS.includes(type) && subject.standing.active !== undefined)
          throw new PlatformError('LIMIT_LOCKED');
        if (subject.standing.pending === undefined) throw new PlatformError('LIMIT_UNKNOWN');
        await dropLimit(subject.tx, playerId, type, 'pending');
        await log(subject, 'cancelled', subject.standing.active?.value ?? null);
      }),
  };
}
