export { createMessages } from './messages.ts';
export { UndeliverableError, type CarriedMessage, type Carrier } from './carriers/carrier.ts';
export type {
  MessageChannel,
  Messages,
  MessagesDependencies,
  OutgoingMessage,
  SendMessage,
} from './messages-api.ts';
export type { TemplateCall } from './templates/template-params.ts';
export type { CodePurpose } from './templates/code.ts';
export type { SecurityNoticeKind } from './templates/security-notice.ts';
