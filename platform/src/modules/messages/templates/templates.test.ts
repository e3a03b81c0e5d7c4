import { MESSAGE_WORDS, writeMessage } from './templates.ts';
import type { TemplateCall, TemplateName, TemplateParams } from './template-params.ts';
import type { CodeParams } from './code.ts';
import type { SecurityNoticeParams } from './security-notice.ts';

const SITE = { name: 'Silver Turf' };
const AT_MS = Date.parse('2031-02-03T04:05:00Z');

/** Of each kind, whatever it may be about. A purpose or an event more does not compile without its line here. */
const PURPOSES: Readonly<Record<CodeParams['purpose'], true>> = {
  activate: true,
  'reset-password': true,
  'bind-phone': true,
  'confirm-email': true,
  'sign-in': true,
  'two-step': true,
  'confirm-sign-in': true,
  register: true,
  'change-security': true,
};
const EVENTS: Readonly<Record<SecurityNoticeParams['kind'], true>> = {
  'two-factor-on': true,
  'two-factor-off': true,
  'recovery-codes-made': true,
  'recovery-code-used': true,
  'passkey-added': true,
  'passkey-removed': true,
  'passkey-copied': true,
  'phone-bound': true,
  'phone-removed': true,
  'email-changed': true,
  'email-auth-on': true,
  'email-auth-off': true,
  'question-set': true,
  'question-removed': true,
  'social-linked': true,
  'social-unlinked': true,
};
const keysOf = <Key extends string>(record: Readonly<Record<Key, true>>) => Object.keys(record) as Key[];

const DEVICE = 'Lynx, Haiku';
const PARAMS: { readonly [Name in TemplateName]: readonly TemplateParams[Name][] } = {
  code: keysOf(PURPOSES).map((purpose) => ({ purpose, code: '123456', minutes: 17 })),
  announcement: [{ title: 'A good week', text: 'Something new.', path: '/live' }],
  'activation-link': [true, false].map((isFirst) => ({ token: 'to-ken', hours: 23, isFirst })),
  'reset-link': [{ token: 'to-ken', minutes: 17 }],
  'password-changed': (['changed', 'reset'] as const).map((how) => ({ how })),
  'security-notice': keysOf(EVENTS).flatMap((kind) =>
    [DEVICE, ''].map((device) => ({ kind, device, atMs: AT_MS })),
  ),
  'new-device': [DEVICE, ''].map((device) => ({ device, address: '203.0.113.*', atMs: AT_MS })),
  'request-answered': (['answered', 'asks', 'closed'] as const).map((step) => ({
    requestId: '4711',
    path: '/office/support/4711',
    step,
  })),
  'idea-answered': [{ ideaId: '4712' }],
  'appeal-answered': [{ answer: 'It was a mistake.\nYou may come in.' }],
};
const CALLS = Object.entries(PARAMS).flatMap(([template, all]) =>
  all.map((params) => ({ template, params }) as TemplateCall),
);

/** Whatever a message may be told, as it must stand in it. */
const VALUES = [
  ...[SITE.name, '123456', '17', '23', DEVICE, '203.0.113.*', '2031', '4:05', 'UTC', '4711', '4712'],
  ...['A good week', 'Something new.', 'It was a mistake.', 'You may come in.'],
];

const write = (call: TemplateCall, language: string, fallback = 'en') =>
  writeMessage(call, { language, fallback }, SITE);

function textsOf(call: TemplateCall, language: string): readonly string[] {
  const { subject, lines, link, footnote } = write(call, language).content;
  return [subject, ...lines, ...[link?.label, footnote].filter((text) => text !== undefined)];
}

const toldIn = (texts: readonly string[]) => VALUES.filter((value) => texts.join('\n').includes(value));

/** Letters of a language that no other of ours is written in. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
};

/** What is wrong with a message in a language, beside its English; empty where it is right. */
function faultsOf(call: TemplateCall, language: string): readonly string[] {
  const [texts, english] = [textsOf(call, language), textsOf(call, 'en')];
  const own = texts.filter((text) => !VALUES.includes(text));
  const [link, linkInEnglish] = [language, 'en'].map((code) => write(call, code).content.link?.path);
  const isRight = {
    'says something in each text': texts.every((text) => text.trim() !== ''),
    'has no holes': !texts.some((text) => /undefined|null|NaN|[{}]/.test(text)),
    'has as many texts': texts.length === english.length,
    'is told of the same': toldIn(texts).join() === toldIn(english).join(),
    'is written in its letters': own.every((text) => (LETTERS[language] ?? /\p{Script=Latin}/u).test(text)),
    'has words of its own': language === 'en' || !own.some((text) => english.includes(text)),
    'names the site first': call.template === 'announcement' || texts[0]?.includes(SITE.name) === true,
    'leads to the same page in its language': link === linkInEnglish?.replace('/en/', `/${language}/`),
    'brings the same code': write(call, language).content.code === write(call, 'en').content.code,
  };
  return Object.entries(isRight)
    .filter(([, is]) => !is)
    .map(([fault]) => `${call.template} ${JSON.stringify(call.params)}: ${fault}`);
}

it.each(Object.keys(MESSAGE_WORDS))('every message is whole in %s', (language) => {
  expect(CALLS.length).toBeGreaterThan(50);
  expect(CALLS.flatMap((call) => faultsOf(call, language))).toEqual([]);
});

it('of a language the server does not speak is in the site’s own, else in English', () => {
  const call: TemplateCall = { template: 'reset-link', params: { token: 't', minutes: 10 } };
  const { language, content } = write(call, 'pt', 'de');
  expect([language, content.subject]).toEqual(['de', 'Neues Passwort bei Silver Turf']);
  expect(content.link?.path).toBe('/pt/user/passwordreset#token=t');
  expect(write(call, 'pt', 'fi')).toMatchObject({
    language: 'en',
    content: { subject: 'Set a new password on Silver Turf' },
  });
});

it('counts minutes and hours as its language does', () => {
  const inArabic = write(
    { template: 'activation-link', params: { token: 't', hours: 2, isFirst: false } },
    'ar',
  );
  expect(inArabic.content.lines[0]).toContain('ساعتان');
  expect(write({ template: 'reset-link', params: { token: 't', minutes: 1 } }, 'de').content.lines[1]).toBe(
    'Der Link gilt einmal und 1 Minute lang.',
  );
});
