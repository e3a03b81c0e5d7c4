import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { PaymentId, PlayerId } from '@paddock/contract';
import type { NewPaymentRequest, PaymentFact, PaymentRequestView } from '@paddock/contract/schemas';

import { PlatformError } from '../../kernel/http/problem.ts';
import {
  createTestPlatform,
  IDENTITY_ALONE,
  MESSAGES_ALONE,
  tellNobody,
  type TestPlatform,
  WALLET_ALONE,
} from '../../testing/index.ts';
import type { PaymentFacts } from '../cashier/index.ts';
import { createIdentity, type Identity } from '../identity/index.ts';
import { createMessages, type Messages } from '../messages/index.ts';
import { withoutDelivery } from '../messages/messages.fixture.ts';
import { createOperators, type Operators } from '../operators/index.ts';
import { createWallet, type Wallet } from '../wallet/index.ts';
import { createRequests, type Requests } from './index.ts';

type RequestsModules = {
  readonly messages: Messages;
  readonly wallet: Wallet;
  readonly identity: Identity;
  readonly operators: Operators;
  readonly requests: Requests;
};

export interface RequestsFixture {
  readonly platform: TestPlatform<RequestsModules>;
  /** Gives a player a payment, as the cashier would know it. */
  pay(playerId: PlayerId, kind: PaymentFact['kind']): PaymentId;
  /** Calls the player's side; a player is whoever says so here. */
  call(
    playerId: PlayerId,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    key?: string,
  ): Promise<Answer>;
  ask(playerId: PlayerId, body?: Partial<NewPaymentRequest>, key?: string): Promise<Answer>;
  /** A request that was taken. */
  asked(playerId: PlayerId, body?: Partial<NewPaymentRequest>): Promise<PaymentRequestView>;
  read(playerId: PlayerId, requestId: string): Promise<PaymentRequestView>;
}

export type Answer = LightMyRequestResponse;

let players = 0;

/** A player nobody has seen yet. */
export const aPlayer = (): PlayerId => String(5_000_000 + ++players) as PlayerId;

/** Where messages to a player go. */
export const mailboxOf = (playerId: PlayerId): string => `player${playerId}@example.com`;

/** The module with operators and the outbox on a real database; payments are what a test says they are. */
export async function createRequestsFixture(): Promise<RequestsFixture> {
  const known: { readonly playerId: PlayerId; readonly fact: PaymentFact }[] = [];
  const platform = await createTestPlatform((kernel): RequestsModules => {
    const messages = withoutDelivery(createMessages(kernel, MESSAGES_ALONE));
    const wallet = createWallet(kernel, {
      ...WALLET_ALONE,
      requirePlayer: (request) => identity.requirePlayer(request),
    });
    // Operators' tries are counted among identity's; its tasks would run every minute of the weeks these tests move.
    const whole = createIdentity(kernel, {
      ...IDENTITY_ALONE,
      sendMessage: messages.send,
      openAccounts: (tx, player) => wallet.openAccounts(tx, player),
    });
    const identity: Identity = { ...whole, start: () => Promise.resolve() };
    const operators = createOperators(kernel, { playerNumbers: whole.numbers });
    const requests = createRequests(kernel, {
      playerNumbers: whole.numbers,
      tellInbox: tellNobody,
      requirePlayer: (request) => {
        const playerId = request.headers.authorization?.replace('Bearer ', '');
        return playerId === undefined
          ? Promise.reject(new PlatformError('UNAUTHENTICATED'))
          : Promise.resolve({ playerId: playerId as PlayerId });
      },
      payments: paymentsOf(known),
      operators,
      writeToPlayer: (tx, playerId, message) =>
        messages.send(tx, {
          ...message,
          channel: 'email',
          to: mailboxOf(playerId),
          language: 'ru',
          playerId,
        }),
    });
    return { messages, wallet, identity, operators, requests };
  });

  const call: RequestsFixture['call'] = (playerId, method, path, body, key = randomUUID()) =>
    platform.app.inject({
      method,
      url: `/web-api/payment-requests${path}`,
      headers: { authorization: `Bearer ${playerId}`, 'idempotency-key': key, 'x-language': 'ru' },
      ...(body === undefined ? {} : { body }),
    });
  const ask: RequestsFixture['ask'] = (playerId, body = {}, key) =>
    call(playerId, 'POST', '', { topicId: 6, text: 'Where is my money?', ...body }, key);

  return {
    platform,
    call,
    ask,
    pay(playerId, kind) {
      const id: PaymentId = platform.kernel.ids.forPlayer(playerId);
      const common = {
        id,
        amount: '20.00',
        currency: 'EUR',
        method: 'Fernway Card',
        mask: '',
        arrives: 'days' as const,
        reference: '',
        createdAtMs: platform.clock.nowMs(),
      };
      const fact: PaymentFact =
        kind === 'deposit'
          ? { kind, ...common, status: 'pending', timeline: [] }
          : { kind, ...common, status: 'sent', timeline: [] };
      known.unshift({ playerId, fact });
      return id;
    },
    async asked(playerId, body) {
      const answer = await ask(playerId, body);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json<PaymentRequestView>();
    },
    read: async (playerId, requestId) =>
      (await call(playerId, 'GET', `/${requestId}`)).json<PaymentRequestView>(),
  };
}

function paymentsOf(
  known: readonly { readonly playerId: PlayerId; readonly fact: PaymentFact }[],
): PaymentFacts {
  const ownedBy = (owner: PlayerId) =>
    known.filter(({ playerId }) => playerId === owner).map(({ fact }) => fact);
  return {
    some: (_db, playerId, ids) =>
      Promise.resolve(ownedBy(playerId).filter(({ id }) => ids.some((wanted) => wanted === id))),
    page(_db, playerId, { kinds, limit, offset }) {
      const payments = ownedBy(playerId).filter(({ kind }) => kinds.includes(kind));
      return Promise.resolve({ payments: payments.slice(offset, offset + limit), total: payments.length });
    },
  };
}
