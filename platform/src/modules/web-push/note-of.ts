import { directionOf, requestPath, shownName, writtenIn } from '@paddock/contract';
import type { WebPushKind, WebPushNote } from '@paddock/contract/schemas';

import type { Spoken, WritingSite } from '../../kernel/spoken.ts';
import type { MomentContent, PushContent } from './push-content.ts';
import { ARABIC } from './words/ar.ts';
import { GERMAN } from './words/de.ts';
import { ENGLISH } from './words/en.ts';
import { SPANISH } from './words/es.ts';
import { HINDI } from './words/hi.ts';
import type { NoteWords } from './words/note-words.ts';
import { RUSSIAN } from './words/ru.ts';
import { TURKISH } from './words/tr.ts';

export const NOTE_WORDS: Spoken<NoteWords> = {
  en: ENGLISH,
  ru: RUSSIAN,
  de: GERMAN,
  es: SPANISH,
  tr: TURKISH,
  ar: ARABIC,
  hi: HINDI,
};

const PAGES: Readonly<Record<Exclude<WebPushKind, 'favourites'>, string>> = {
  bets: 'office/history',
  payments: 'office/historypay',
  requests: 'office/messages',
};

export interface NoteFor {
  readonly language: string;
  readonly site: WritingSite;
}

/** One note for what happened of a kind to one player, the oldest first. Of matches only the last is told. */
export function noteOf(
  kind: WebPushKind,
  contents: readonly PushContent[],
  { language, site }: NoteFor,
): WebPushNote | undefined {
  const last = contents.at(-1);
  if (last === undefined) return undefined;
  const { text: words } = writtenIn(NOTE_WORDS, { language, fallback: site.language });
  if (kind === 'favourites') return last.kind === 'moment' ? momentNote(last, language, words) : undefined;
  const body = contents.length === 1 ? oneOf(last, words) : manyOf(kind, contents, words);
  if (body === undefined) return undefined;
  return { title: site.name, body, tag: kind, path: `/${language}/${pageOf(kind, contents)}` };
}

function pageOf(kind: keyof typeof PAGES, [first, ...others]: readonly PushContent[]): string {
  if (first?.kind !== 'request' || others.length > 0) return PAGES[kind];
  return requestPath(first.topicId, first.requestId).slice(1);
}

function momentNote(
  { step, path, home, away, score }: MomentContent,
  language: string,
  words: NoteWords,
): WebPushNote {
  // Marks of right-to-left (U+200F), so that each figure stands on the side of its team.
  const between = directionOf(language) === 'rtl' ? '\u200f:\u200f' : ':';
  const result = step === 'start' ? '–' : score.join(between);
  return {
    title: `${shownName(home, language)} ${result} ${shownName(away, language)}`,
    body: words.moment[step],
    tag: 'favourites',
    path: `/${language}${path}`,
  };
}

function oneOf(content: PushContent, words: NoteWords): string | undefined {
  switch (content.kind) {
    case 'bet':
      // What a promotion adds to a bet that was told of waits on the site.
      return content.before === content.status ? undefined : words.bet[endOf(content)];
    case 'cash-out':
      return words.cashOut;
    case 'lotto-ticket':
      return words.ticket[content.step];
    case 'toto-coupon':
      return words.coupon[content.step];
    case 'deposit':
      return words.deposit[content.status];
    case 'withdrawal':
      return words.withdrawal[content.status];
    case 'request':
      return words.request[content.step];
    default:
      return undefined;
  }
}

function manyOf(
  kind: Exclude<WebPushKind, 'favourites'>,
  contents: readonly PushContent[],
  words: NoteWords,
): string {
  if (kind === 'payments') return words.payments(contents.length);
  if (kind === 'requests') return words.requests(contents.length);
  const won = contents.filter((one) =>
    one.kind === 'bet' ? endOf(one) === 'won' : 'step' in one && one.step === 'won',
  );
  return words.bets(contents.length, won.length);
}

/** A bet whose stake came back was void; of another a part of its money came back. */
function endOf({
  status,
  stake,
  paid,
}: Extract<PushContent, { kind: 'bet' }>): 'won' | 'lost' | 'returned' | 'part' | 'open' {
  if (status === 'cashed-out') return 'won';
  return status === 'returned' && paid !== stake ? 'part' : status;
}
