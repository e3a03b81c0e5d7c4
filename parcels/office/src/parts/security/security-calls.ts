import type {
  EmailChangeView,
  EmailConfirmRequest,
  EmailRequest,
  PhoneRequest,
  QuestionRequest,
  RecoveryCodesView,
  SecurityEventsView,
  SecurityView,
  SentCodeRequest,
  SentCodeView,
  StepUpRequest,
  TwoFactorConfirmRequest,
  TwoFactorDisableRequest,
  TwoFactorEnrolView,
} from '@paddock/contract/schemas';
import { api, type ApiResult } from '@paddock/shared-utils';

const ROOT = '/user/security';
const post = <Answer>(path: string, body: unknown = {}): Promise<ApiResult<Answer>> =>
  api.post<Answer>(ROOT + path, body);
const remove = (path: string) => api.delete<SecurityView>(ROOT + path);

/** The calls of the security page. Changes answer the page's new state. */
export const securityCalls = {
  read: (signal: AbortSignal) => api.get<SecurityView>(ROOT, { signal }),
  events: (before: string | null, signal: AbortSignal) =>
    api.get<SecurityEventsView>(`${ROOT}/events`, { signal, query: { before: before ?? undefined } }),
  stepUp: (request: StepUpRequest) => post<SecurityView>('/step-up', request),
  enrol: () => post<TwoFactorEnrolView>('/two-factor/enrol'),
  confirmTwoFactor: (request: TwoFactorConfirmRequest) =>
    post<RecoveryCodesView>('/two-factor/confirm', request),
  renewCodes: () => post<RecoveryCodesView>('/two-factor/recovery-codes'),
  confirmKeptCodes: () => post<SecurityView>('/two-factor/recovery-codes/kept'),
  sendQuestionCode: () => post<SentCodeView>('/two-factor/question-code'),
  disableTwoFactor: (request: TwoFactorDisableRequest) => post<SecurityView>('/two-factor/disable', request),
  sendPhoneCode: (request: PhoneRequest) => post<SentCodeView>('/phone/send', request),
  confirmPhone: (request: SentCodeRequest) => post<SecurityView>('/phone/confirm', request),
  removePhone: () => remove('/phone'),
  startEmailChange: (request: EmailRequest) => post<EmailChangeView>('/email/send', request),
  confirmEmailChange: (request: EmailConfirmRequest) => post<EmailChangeView>('/email/confirm', request),
  sendEmailAuthCode: () => post<SentCodeView>('/email-auth/send'),
  confirmEmailAuth: (request: SentCodeRequest) => post<SecurityView>('/email-auth/confirm', request),
  removeEmailAuth: () => remove('/email-auth'),
  setQuestion: (request: QuestionRequest) => post<SecurityView>('/question', request),
  removeQuestion: () => remove('/question'),
  removePasskey: (id: string) => remove(`/passkeys/${id}`),
};
