import { activationLinkTemplate, type ActivationLinkParams } from './activation-link.ts';
import { announcementTemplate, type AnnouncementParams } from './announcement.ts';
import { appealAnsweredTemplate, type AppealAnsweredParams } from './appeal-answered.ts';
import { codeTemplate, type CodeParams } from './code.ts';
import { ideaAnsweredTemplate, type IdeaAnsweredParams } from './idea-answered.ts';
import { newDeviceTemplate, type NewDeviceParams } from './new-device.ts';
import { passwordChangedTemplate, type PasswordChangedParams } from './password-changed.ts';
import { requestAnsweredTemplate, type RequestAnsweredParams } from './request-answered.ts';
import { resetLinkTemplate, type ResetLinkParams } from './reset-link.ts';
import { securityNoticeTemplate, type SecurityNoticeParams } from './security-notice.ts';
import type { MessageContent, MessageTemplate, TemplateSite } from './template.ts';

/** What every template needs to be told. A new message is a line here, one in TEMPLATES and a file beside. */
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

const TEMPLATES: { readonly [Name in TemplateName]: MessageTemplate<TemplateParams[Name]> } = {
  code: codeTemplate,
  announcement: announcementTemplate,
  'activation-link': activationLinkTemplate,
  'reset-link': resetLinkTemplate,
  'password-changed': passwordChangedTemplate,
  'security-notice': securityNoticeTemplate,
  'new-device': newDeviceTemplate,
  'request-answered': requestAnsweredTemplate,
  'idea-answered': ideaAnsweredTemplate,
  'appeal-answered': appealAnsweredTemplate,
};

export interface WrittenMessage extends Pick<MessageTemplate<never>, 'audience' | 'secret'> {
  readonly content: MessageContent;
}

/** Writes a message in the player's language; in English where there are no words of theirs. */
export function writeMessage<Name extends TemplateName>(
  call: TemplateCall<Name>,
  language: string,
  site: TemplateSite,
): WrittenMessage {
  const { audience, secret, ...words }: MessageTemplate<TemplateParams[Name]> = TEMPLATES[call.template];
  return { audience, secret, content: words[language === 'ru' ? 'ru' : 'en'](call.params, site) };
}
