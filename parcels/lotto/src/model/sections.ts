import { LOTTERIES, LOTTO_SECTIONS, lotteryOf, type Lottery, type LottoSection } from '@paddock/games/lotto';

/** Pages of the lotteries beside those of each, in their order. */
export const SECTIONS = ['lotteries', 'tickets', 'results', 'statistics', 'rules'] as const;
export type Section = (typeof SECTIONS)[number];

/** What an address `/lotto/{section}/{lottery}` shows. */
export type Shown =
  | { readonly page: 'lotteries'; readonly kinds: readonly LottoSection[] }
  | { readonly page: 'lottery'; readonly lottery: Lottery }
  | { readonly page: 'tickets' | 'rules'; readonly lottery: Lottery | undefined }
  /** What is told of one lottery: of the first, where none is named. */
  | { readonly page: 'results' | 'statistics'; readonly lottery: Lottery }
  | { readonly page: 'unknown' };

/** Reads the parts of an address. A lottery is found below its own kind alone. */
export function shownBy(section: string | undefined, code: string | undefined): Shown {
  const lottery = code === undefined ? undefined : lotteryOf(code);
  if (code !== undefined && lottery === undefined) return { page: 'unknown' };
  if (section === undefined) return { page: 'lotteries', kinds: LOTTO_SECTIONS };
  const kind = LOTTO_SECTIONS.find((one) => one === section);
  if (kind !== undefined) {
    if (lottery === undefined) return { page: 'lotteries', kinds: [kind] };
    return lottery.section === kind ? { page: 'lottery', lottery } : { page: 'unknown' };
  }
  const page = SECTIONS.find((one) => one === section);
  const [first] = LOTTERIES;
  if (page === 'tickets' || page === 'rules') return { page, lottery };
  if ((page === 'results' || page === 'statistics') && first !== undefined)
    return { page, lottery: lottery ?? first };
  return { page: 'unknown' };
}

/** The page of a lottery, without its language. */
export const lotteryPath = ({ section, code }: Pick<Lottery, 'section' | 'code'>): string =>
  `/lotto/${section}/${code}`;

/** The archive of a lottery, opened at a day where one is named. */
export const archivePath = ({ code }: Pick<Lottery, 'code'>, day: string): string =>
  `/lotto/results/${code}${day === '' ? '' : `?day=${day}`}`;
