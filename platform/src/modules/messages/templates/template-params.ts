import type { ActivationLinkParams } from './activation-link.ts';
import type { AnnouncementParams } from './announcement.ts';
import type { AppealAnsweredParams } from './appeal-answered.ts';
import type { CodeParams } from './code.ts';
import type { IdeaAnsweredParams } from './idea-answered.ts';
import type { NewDeviceParams } from './new-device.ts';
import type { PasswordChangedParams } from './password-changed.ts';
import type { RequestAnsweredParams } from './request-answered.ts';
import type { ResetLinkParams } from './reset-link.ts';
import type { SecurityNoticeParams } from './security-notice.ts';

/** What every template needs to be told. A new message is a line here, a file beside, and what it says in `words/`. */
export interface TemplateParams {
  readonly code: CodeParams;
  readonly announcement: AnnouncementParams;
  readonly 'activation-link': ActivationLinkParams;
  readonly 'reset-link': ResetLinkParams;
  readonly 'password-changed': PasswordChangedParams;
  readonly 'security-notice': SecurityNoticeParams;
  readonly 'new-device': NewDeviceParams;
  readonly 'request-answered': RequestAnsweredParams;
  readonly 'idea-answered': IdeaAnsweredParams;
  readonly 'appeal-answered': AppealAnsweredParams;
}

export type TemplateName = keyof TemplateParams;

/** A template with what it needs to be told. */
export type TemplateCall<Chosen extends TemplateName = TemplateName> = {
  [Name in Chosen]: { readonly template: Name; readonly params: TemplateParams[Name] };
}[Chosen];
