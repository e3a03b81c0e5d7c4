import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { emailKey } from '../registration/email.ts';
import { standingOf } from './exclusions-store.ts';
import {
  alikeTo,
  lockKeys,
  lockStated,
  noteFacts,
  noteInstrument,
  proveInstruments,
  type NotedFact,
  type StatedFacts,
} from './facts-store.ts';
import type { Joining } from './joining.ts';
import { judgeLikeness } from './likeness.ts';
import type { PersonBreaks } from './person-breaks.ts';
import {
  holderHash,
  instrumentKey,
  personKeys,
  type PaidWith,
  type PersonDocument,
  type PersonKeyKind,
} from './person-keys.ts';
import { raiseReview, statusOf, turnReview } from './reviews-store.ts';
import { personOf } from './same-person-store.ts';
import { cameLater, type RegisterNos, type SharedStatement } from './seniority.ts';
import { holdersOf } from './unproven-store.ts';

export interface Recognition {
  recognise(tx: Tx, playerId: PlayerId, document?: PersonDocument): Promise<void>;
  proveDocument(tx: Tx, playerId: PlayerId, document: PersonDocument): Promise<void>;
  paidWith(tx: Tx, playerId: PlayerId, instrument: PaidWith): Promise<void>;
}

/** Notes what accounts say and prove, and finds those that are, or look like, one person's. */
export function createRecognition(
  { clock, secrets, ids }: Pick<Kernel, 'clock' | 'secrets' | 'ids'>,
  { joining, breaks }: { readonly joining: Joining; readonly breaks: PersonBreaks },
): Recognition {
  interface Document extends PersonDocument {
    readonly isProved: boolean;
  }

  async function note(tx: Tx, playerId: PlayerId, document: Document | undefined): Promise<boolean> {
    const stated = await lockStated(tx, playerId);
    if (stated === undefined) return false;
    const facts = noted(stated, document);
    await lockKeys(tx, facts);
    const kinds: readonly PersonKeyKind[] = [
      'name',
      'email',
      'phone',
      ...(document ? (['document'] as const) : []),
    ];
    await noteFacts(tx, playerId, { kinds, facts }, clock.nowMs());
    const holder = holderOf(stated);
    if (holder !== undefined) await proveInstruments(tx, playerId, holder, clock.nowMs());
    return true;
  }

  function noted(stated: StatedFacts, document: Document | undefined): readonly NotedFact[] {
    const { isEmailProved, isPhoneProved, email, ...said } = stated;
    const proved: Readonly<Partial<Record<PersonKeyKind, boolean>>> = {
      email: isEmailProved,
      phone: isPhoneProved,
      document: document?.isProved ?? false,
    };
    const keys = personKeys(secrets, { ...said, email: email && emailKey(email), document });
    return keys.map((key) => ({ ...key, isProved: proved[key.kind] ?? false }));
  }

  function holderOf({ name, surname }: StatedFacts): string | undefined {
    return name === undefined || surname === undefined
      ? undefined
      : holderHash(secrets, `${name} ${surname}`);
  }

  async function compare(tx: Tx, playerId: PlayerId): Promise<void> {
    for (const [other, shared] of await alikeTo(tx, playerId)) {
      if ((await personOf(tx, other)) !== (await personOf(tx, playerId))) {
        await judge(tx, playerId, other, shared);
      }
    }
  }

  async function judge(
    tx: Tx,
    one: PlayerId,
    other: PlayerId,
    shared: readonly SharedStatement[],
  ): Promise<void> {
    const judged = judgeLikeness(shared);
    if (judged === 'nothing') return;
    const isNewer = cameLater(shared, await registerNosOf(tx, one, other));
    const [newerId, olderId] = isNewer ? [one, other] : [other, one];
    const wasTurned = await turnReview(tx, { newerId, olderId });
    const kinds = shared.map(({ kind }) => kind);
    const isDismissed = (await statusOf(tx, { newerId, olderId })) === 'dismissed';
    if (judged === 'same' && !isDismissed) {
      await joining.join(tx, newerId, olderId, { kinds, by: 'system' });
      return;
    }
    const id = ids.forPlayer<'review'>(newerId);
    await raiseReview(tx, { newerId, olderId }, { id, kinds, nowMs: clock.nowMs() });
    // What the older one took over while it passed for the newer is not its own.
    if (wasTurned) await breaks.workOutAnew(tx, [olderId]);
    // The other one may be the newer: what it looks like became known only now.
    if (newerId === other) await breaks.takeOver(tx, other);
  }

  async function registerNosOf(tx: Tx, one: PlayerId, other: PlayerId): Promise<RegisterNos> {
    const [mine, theirs] = [await standingOf(tx, one), await standingOf(tx, other)];
    return { mine: mine?.registerNo ?? 0n, theirs: theirs?.registerNo ?? 0n };
  }

  async function recognise(tx: Tx, playerId: PlayerId, document?: Document): Promise<void> {
    const before = await holdersOf(tx, playerId);
    if (!(await note(tx, playerId, document))) return;
    const after = await holdersOf(tx, playerId);
    await compare(tx, playerId);
    // Whoever has outproved an account is free of the break that came from it.
    if (before.some((holder) => !after.includes(holder))) await breaks.workOutAnew(tx, [playerId]);
    else await breaks.takeOver(tx, playerId);
  }

  return {
    recognise: (tx, playerId, document) =>
      recognise(tx, playerId, document && { ...document, isProved: false }),
    proveDocument: (tx, playerId, document) => recognise(tx, playerId, { ...document, isProved: true }),
    async paidWith(tx, playerId, instrument) {
      const key = instrumentKey(secrets, instrument);
      await lockKeys(tx, [key]);
      const holder = holderHash(secrets, instrument.holder);
      await noteInstrument(tx, playerId, { hash: key.hash, holder }, clock.nowMs());
      await recognise(tx, playerId);
    },
  };
}
