import { requestPath } from '@paddock/contract';
import type { LocalizedName, WebPushKind, WebPushNote } from '@paddock/contract/schemas';

import { noteWords, type NoteWords } from './note-words.ts';
import type { MomentContent, PushContent } from './push-content.ts';

const PAGES: Readonly<Record<Exclude<WebPushKind, 'favourites'>, string>> = {
  bets: 'office/history',
  payments: 'office/historypay',
  requests: 'office/messages',
};

export interface NoteFor {
  readonly language: string;
  readonly siteName: string;
}

/** One note for what happened of a kind to one player, the oldest first. Of matches only the last is told. */
export function noteOf(
  kind: WebPushKind,
  contents: readonly PushContent[],
  { language, siteName }: NoteFor,
): WebPushNote | undefined {
  const last = contents.at(-1);
  if (last === undefined) return undefined;
  const words = noteWords(language);
  if (kind === 'favourites')
    return last.kind === 'moment' ? momentNote(last, { language, siteName }, words) : undefined;
  const body = contents.length === 1 ? oneOf(last, words) : manyOf(kind, contents, words);
  if (body === undefined) return undefined;
  return { title: siteName, body, tag: kind, path: `/${language}/${pageOf(kind, contents)}` };
}

function pageOf(kind: keyof typeof PAGES, [first, ...others]: readonly PushContent[]): string {
  if (first?.kind !== 'request' || others.length > 0) return PAGES[kind];
  return requestPath(first.topicId, first.requestId).slice(1);
}

function momentNote(
  { step, path, home, away, score }: MomentContent,
  { language }: NoteFor,
  words: NoteWords,
): WebPushNote {
  const name = ({ en, ru }: LocalizedName): string => (language === 'ru' ? (ru ?? en) : en);
  const result = step === 'start' ? '–' : `${score[0]}:${score[1]}`;
  return {
    title: `${name(home)} ${result} ${name(away)}`,
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
