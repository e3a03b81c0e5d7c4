import type { PaymentRequestsView, PaymentRequestView } from '@paddock/contract/schemas';
import { api, type ApiResult } from '@paddock/shared-utils';

/** The player's questions, newest first. */
export const readQuestions = (): Promise<ApiResult<PaymentRequestsView>> =>
  api.get('/web-api/support-requests');

export const readQuestion = (id: string): Promise<ApiResult<PaymentRequestView>> =>
  api.get('/web-api/support-requests/:id', { params: { id } });

/** Asks once per key. */
export const ask = (topicId: number, text: string, key: string): Promise<ApiResult<PaymentRequestView>> =>
  api.post('/web-api/support-requests', { topicId, text }, { key });

/** Adds to a question once per key. */
export const addTo = (id: string, text: string, key: string): Promise<ApiResult<PaymentRequestView>> =>
  api.post('/web-api/support-requests/:id/messages', { text }, { params: { id }, key });
