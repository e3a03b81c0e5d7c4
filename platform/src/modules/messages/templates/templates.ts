import { withLanguage, writtenIn, type WrittenFor } from '@paddock/contract';

import type { Spoken } from '../../../kernel/spoken.ts';
import { activationLinkTemplate } from './activation-link.ts';
import { announcementTemplate } from './announcement.ts';
import { appealAnsweredTemplate } from './appeal-answered.ts';
import { codeTemplate } from './code.ts';
import { ideaAnsweredTemplate } from './idea-answered.ts';
import { newDeviceTemplate } from './new-device.ts';
import { passwordChangedTemplate } from './password-changed.ts';
import { requestAnsweredTemplate } from './request-answered.ts';
import { resetLinkTemplate } from './reset-link.ts';
import { securityNoticeTemplate } from './security-notice.ts';
import type { MessageContent, MessageTemplate, TemplateSite } from './template.ts';
import type { TemplateCall, TemplateName, TemplateParams } from './template-params.ts';
import { ARABIC } from './words/ar.ts';
import { GERMAN } from './words/de.ts';
import { ENGLISH } from './words/en.ts';
import { SPANISH } from './words/es.ts';
import { HINDI } from './words/hi.ts';
import type { MessageWords, Sentences } from './words/message-words.ts';
import { RUSSIAN } from './words/ru.ts';
import { TURKISH } from './words/tr.ts';

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

/** What all messages say. */
export const MESSAGE_WORDS: Spoken<MessageWords> = {
  en: ENGLISH,
  ru: RUSSIAN,
  de: GERMAN,
  es: SPANISH,
  tr: TURKISH,
  ar: ARABIC,
  hi: HINDI,
};

export interface WrittenMessage extends Pick<MessageTemplate<never>, 'audience' | 'secret'> {
  /** What it is written in. The page it leads to is in the reader's own, whether or not the server speaks that. */
  readonly language: string;
  readonly content: MessageContent;
}

/** Writes a message in the language of who reads it, else in the site's own, else in English. */
export function writeMessage<Name extends TemplateName>(
  { template, params }: TemplateCall<Name>,
  reader: WrittenFor,
  site: TemplateSite,
): WrittenMessage {
  const { audience, secret, brings }: MessageTemplate<TemplateParams[Name]> = TEMPLATES[template];
  const { language, text: words } = writtenIn(MESSAGE_WORDS, reader);
  const { link: label, ...sentences }: Sentences = words[template](params, site);
  const brought = brings(params);
  if ('code' in brought) return { audience, secret, language, content: { ...sentences, ...brought } };
  const link =
    label === undefined ? {} : { link: { label, path: withLanguage(reader.language, brought.path) } };
  return { audience, secret, language, content: { ...sentences, ...link } };
}
