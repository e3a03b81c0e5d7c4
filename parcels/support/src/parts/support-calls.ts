import type { PaymentRequestsView, PaymentRequestView } from '@paddock/contract/schemas';
import { api, type ApiResult } from '@paddock/shared-utils';

const PATH = '/support-requests';

/** The player's questions, newest first. */
export const readQuestions = (): Promise<ApiResult<PaymentRequestsView>> => api.get(PATH);

export const readQuestion = (id: string): Promise<ApiResult<PaymentRequestView>> => api.get(`${PATH}/${id}`);

/** Asks once per key. */
export const ask = (topicId: number, text: string, key: string): Promise<ApiResult<PaymentRequestView>> =>
  api.post(PATH, { topicId, text }, { key });

/** Adds to a question once per key. */
export const addTo = (id: string, text: string, key: string): Promise<ApiResult<PaymentRequestView>> =>
  api.post(`${PATH}/${id}/messages`, { text }, { key });
