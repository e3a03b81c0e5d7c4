import { escapeHtml, HOUR_MS, timeZoneName, type SiteConfig } from '@paddock/contract';
import { APPEAL_BOUNDS, type AppealView } from '@paddock/contract/schemas';

import type { AppealDesk, AppealProblem } from '../../blocks/index.ts';
import { tag } from '../document/html.ts';
import { siteWords, type SiteWords } from '../words/site-words.ts';

/** Where the form of appeals is sent, with JavaScript or without. */
export const APPEALS_FORM_PATH = '/site/block-appeals';

/** What a visitor sent, or tried to. */
export interface AppealForm {
  readonly problem?: AppealProblem | undefined;
  readonly isSent?: boolean;
  readonly text?: string;
  readonly email?: string;
}

type Words = SiteWords['appeals'];

/** What the page of appeals says below its title: what became of the form, the form, and what was written before. */
export function appealsBody(
  language: string,
  site: Pick<SiteConfig, 'timeZone'>,
  desk: AppealDesk,
  form: AppealForm,
): string {
  const words = siteWords(language).appeals;
  return [
    notice(words, form),
    desk.mayAppeal ? formMarkup(words, desk, form) : paragraph(words.none),
    desk.appeals.length === 0
      ? ''
      : `<h2>${escapeHtml(words.history)}</h2><ol class="plain-list">${desk.appeals
          .map((appeal) => entry(words, language, site, appeal))
          .join('')}</ol>`,
  ].join('');
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

function notice(words: Words, { problem, isSent }: AppealForm): string {
  if (problem !== undefined)
    return `${tag('p', { class: 'plain-problem', role: 'alert', id: 'problem' })}${escapeHtml(boundsIn(words.problems[problem]))}</p>`;
  return isSent === true ? `${tag('p', { role: 'status' })}${escapeHtml(words.sent)}</p>` : '';
}

/** The bounds as they are asked, in the words beside the field. */
const boundsIn = (words: string): string =>
  words
    .replace('{{min}}', String(APPEAL_BOUNDS.textMin))
    .replace('{{max}}', String(APPEAL_BOUNDS.textMax))
    .replace('{{aDay}}', String(APPEAL_BOUNDS.aDay));

function formMarkup(words: Words, { asksEmail }: AppealDesk, { text = '', email = '', problem }: AppealForm) {
  const wrong = (field: AppealProblem) =>
    problem === field ? { 'aria-invalid': 'true', 'aria-errormessage': 'problem' } : {};
  const textarea = tag('textarea', {
    id: 'text',
    name: 'text',
    rows: '6',
    required: '',
    minlength: String(APPEAL_BOUNDS.textMin),
    maxlength: String(APPEAL_BOUNDS.textMax),
    'aria-describedby': 'text-hint',
    ...wrong('text'),
  });
  const mail = tag('input', {
    id: 'email',
    name: 'email',
    type: 'email',
    autocomplete: 'email',
    required: '',
    maxlength: String(APPEAL_BOUNDS.emailMax),
    value: email,
    'aria-describedby': 'email-hint',
    ...wrong('email'),
  });
  return [
    tag('form', { method: 'post', action: APPEALS_FORM_PATH, class: 'plain-form' }),
    `<label for="text">${escapeHtml(words.text)}</label>`,
    // A first line break of a text area is left out by browsers.
    `${textarea}\n${escapeHtml(text)}</textarea>`,
    `<small id="text-hint">${escapeHtml(boundsIn(words.textHint))}</small>`,
    ...(asksEmail
      ? [
          `<label for="email">${escapeHtml(words.email)}</label>`,
          mail,
          `<small id="email-hint">${escapeHtml(words.emailHint)}</small>`,
        ]
      : []),
    `<p>${tag('button', { class: 'plain-action' })}${escapeHtml(words.send)}</button></p></form>`,
  ].join('');
}

function entry(
  words: Words,
  language: string,
  { timeZone }: Pick<SiteConfig, 'timeZone'>,
  { createdAtMs, state, text, answer }: AppealView,
): string {
  const when = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(createdAtMs + timeZone * HOUR_MS);
  const said = (what: string) => `<p class="plain-said">${escapeHtml(what)}</p>`;
  return [
    `<li><p><strong>${escapeHtml(words.states[state])}</strong> · ${escapeHtml(when)} (<bdi>${timeZoneName(timeZone)}</bdi>)</p>`,
    said(text),
    ...(answer === null ? [] : [`<p><strong>${escapeHtml(words.answer)}</strong></p>`, said(answer)]),
    '</li>',
  ].join('');
}
