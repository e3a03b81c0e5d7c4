import { codeTemplate, type CodeParams } from './code.ts';
import type { MessageContent, MessageTemplate, TemplateSite } from './template.ts';

/** What every template needs to be told. A new message is a line here, one in TEMPLATES and a file beside. */
export interface TemplateParams {
  readonly code: CodeParams;
}

export type TemplateName = keyof TemplateParams;

/** A template with what it needs to be told. */
export type TemplateCall = {
  [Name in TemplateName]: { readonly template: Name; readonly params: TemplateParams[Name] };
}[TemplateName];

const TEMPLATES: { readonly [Name in TemplateName]: MessageTemplate<TemplateParams[Name]> } = {
  code: codeTemplate,
};

export interface WrittenMessage extends Pick<MessageTemplate<never>, 'audience' | 'secret'> {
  readonly content: MessageContent;
}

/** Writes a message in the player's language; in English where there are no words of theirs. */
export function writeMessage(call: TemplateCall, language: string, site: TemplateSite): WrittenMessage {
  const { audience, secret, ...words } = templateOf(call);
  return { audience, secret, content: words[language === 'ru' ? 'ru' : 'en'](call.params, site) };
}

/** The template a call names, taking what the call carries. */
function templateOf<Call extends TemplateCall>({ template }: Call): MessageTemplate<Call['params']> {
  return TEMPLATES[template];
}
