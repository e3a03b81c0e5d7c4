import type { MessageContent } from '../templates/template.ts';

/**
 * A message as an SMS. Its last line ties a code to the site in the form phones read, so that they offer to fill it in
 * there and nowhere else.
 */
export function smsText({ lines, code, link }: MessageContent, origin: string): string {
  return [
    lines.join(' '),
    ...(link === undefined ? [] : [`${origin}${link.path}`]),
    ...(code === undefined ? [] : [`@${new URL(origin).hostname} #${code}`]),
  ].join('\n');
}
