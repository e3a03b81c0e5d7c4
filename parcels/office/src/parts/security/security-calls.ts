import type {
  EmailConfirmRequest,
  EmailRequest,
  PhoneRequest,
  QuestionRequest,
  SentCodeRequest,
  StepUpRequest,
  TwoFactorConfirmRequest,
  TwoFactorDisableRequest,
} from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';

/** The calls of the security page. Changes answer the page's new state. */
export const securityCalls = {
  events: (before: string | null, signal: AbortSignal) =>
    api.get('/web-api/user/security/events', { signal, query: { before: before ?? undefined } }),
  stepUp: (request: StepUpRequest) => api.post('/web-api/user/security/step-up', request),
  enrol: () => api.post('/web-api/user/security/two-factor/enrol', {}),
  confirmTwoFactor: (request: TwoFactorConfirmRequest) =>
    api.post('/web-api/user/security/two-factor/confirm', request),
  renewCodes: () => api.post('/web-api/user/security/two-factor/recovery-codes', {}),
  confirmKeptCodes: () => api.post('/web-api/user/security/two-factor/recovery-codes/kept', {}),
  sendQuestionCode: () => api.post('/web-api/user/security/two-factor/question-code', {}),
  disableTwoFactor: (request: TwoFactorDisableRequest) =>
    api.post('/web-api/user/security/two-factor/disable', request),
  sendPhoneCode: (request: PhoneRequest) => api.post('/web-api/user/security/phone/send', request),
  confirmPhone: (request: SentCodeRequest) => api.post('/web-api/user/security/phone/confirm', request),
  removePhone: () => api.delete('/web-api/user/security/phone'),
  startEmailChange: (request: EmailRequest) => api.post('/web-api/user/security/email/send', request),
  confirmEmailChange: (request: EmailConfirmRequest) =>
    api.post('/web-api/user/security/email/confirm', request),
  sendEmailAuthCode: () => api.post('/web-api/user/security/email-auth/send', {}),
  confirmEmailAuth: (request: SentCodeRequest) =>
    api.post('/web-api/user/security/email-auth/confirm', request),
  removeEmailAuth: () => api.delete('/web-api/user/security/email-auth'),
  setQuestion: (request: QuestionRequest) => api.post('/web-api/user/security/question', request),
  removeQuestion: () => api.delete('/web-api/user/security/question'),
  removePasskey: (id: string) => api.delete('/web-api/user/security/passkeys/:id', { params: { id } }),
};
