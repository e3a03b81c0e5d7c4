import { Type } from 'typebox';
import {
  DecimalId,
  NewPaymentRequest,
  PaymentRequestsView,
  PaymentRequestView,
  RequestMessage,
  RequestPaymentsView,
  RequestPaymentView,
} from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../kernel/http/idempotency-key.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { requiredId } from '../../kernel/http/required-id.ts';
import { languageOf } from '../../kernel/http/request-language.ts';
import { ask } from './ask.ts';
import { viewRequest, viewRows } from './request-view.ts';
import { REQUESTS_PAGE, type RequestsParts } from './requests-parts.ts';
import { findRequest, listRequests } from './requests-store.ts';
import { addMessage, closeByPlayer } from './thread.ts';
import { topicPayment, topicPayments } from './topic-payments.ts';

const OneRequest = Type.Object({ id: DecimalId });
const TopicText = Type.String({ pattern: '^[1-9]\\d{0,2}$' });
const Page = Type.Object({ pageNumber: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$' })) });

const requestIdOf = (text: string) => requiredId<'payment-request'>(text, 'NOT_FOUND');

/** The player's side: topics' payments, asking, the thread. */
export function requestRoutes(app: HttpApp, parts: RequestsParts): void {
  const { kernel, requirePlayer } = parts;

  app.get(
    '/web-api/payment-requests',
    {
      schema: {
        summary: 'Payment requests of the player, newest first (S2-28)',
        querystring: Page,
        response: { 200: PaymentRequestsView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      const { requests, total } = await listRequests(kernel.db, playerId, {
        limit: REQUESTS_PAGE,
        offset: (Number(request.query.pageNumber ?? '1') - 1) * REQUESTS_PAGE,
      });
      return {
        requests: await viewRows(kernel.db, parts, playerId, requests),
        total,
        pageSize: REQUESTS_PAGE,
      };
    },
  );

  app.post(
    '/web-api/payment-requests',
    {
      schema: {
        summary: 'Ask about a payment or a topic. Needs an Idempotency-Key header',
        body: NewPaymentRequest,
        response: { 201: PaymentRequestView },
      },
    },
    async (request, reply) => {
      const { playerId } = await requirePlayer(request);
      const answer = await ask(parts, {
        playerId,
        key: idempotencyKeyOf(request),
        language: languageOf(request),
        request: request.body,
      });
      return reply.status(answer.status as 201).send(answer.body as PaymentRequestView);
    },
  );

  app.get(
    '/web-api/payment-requests/:id',
    {
      schema: {
        summary: 'A payment request with everything said in it',
        params: OneRequest,
        response: { 200: PaymentRequestView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      const found = await findRequest(kernel.db, playerId, requestIdOf(request.params.id));
      if (found === undefined) throw new PlatformError('NOT_FOUND');
      return viewRequest(kernel.db, parts, found);
    },
  );

  app.post(
    '/web-api/payment-requests/:id/messages',
    {
      schema: {
        summary: 'Add to a payment request. Needs an Idempotency-Key header',
        params: OneRequest,
        body: RequestMessage,
        response: { 200: PaymentRequestView },
      },
    },
    async (request, reply) => {
      const { playerId } = await requirePlayer(request);
      const answer = await addMessage(parts, {
        playerId,
        requestId: requestIdOf(request.params.id),
        key: idempotencyKeyOf(request),
        message: request.body,
      });
      return reply.status(answer.status as 200).send(answer.body as PaymentRequestView);
    },
  );

  app.post(
    '/web-api/payment-requests/:id/close',
    {
      schema: {
        summary: 'Close a payment request',
        params: OneRequest,
        response: { 200: PaymentRequestView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return closeByPlayer(parts, playerId, requestIdOf(request.params.id));
    },
  );

  app.get(
    '/web-api/payment-requests/topics/:topicId/payments',
    {
      schema: {
        summary: 'Payments of the player that a topic is about, newest first (S2-30)',
        params: Type.Object({ topicId: TopicText }),
        querystring: Page,
        response: { 200: RequestPaymentsView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return topicPayments(parts, playerId, request.params.topicId, Number(request.query.pageNumber ?? '1'));
    },
  );

  app.get(
    '/web-api/payment-requests/topics/:topicId/payments/:paymentId',
    {
      schema: {
        summary: 'All a player may know of a payment, and whether it was asked about (S2-31)',
        params: Type.Object({ topicId: TopicText, paymentId: DecimalId }),
        response: { 200: RequestPaymentView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      const { topicId, paymentId } = request.params;
      return topicPayment(parts, playerId, topicId, paymentId);
    },
  );
}
