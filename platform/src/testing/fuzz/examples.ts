import type { SeededRandom } from '../seeded-random.ts';

/** Values that a rule further in takes, by the name of the field; a schema alone would let through what no rule does. */
const EXAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  country_id: [276, 528],
  currency_id: ['EUR', 'USD'],
  currency: ['EUR', 'USD', 'RUB'],
  birth_date: ['1990-05-17', '1984-02-29'],
  date_birthday: ['1990-05-17'],
  terms_accepted: [true],
  language: ['en', 'ru'],
  lang: ['en', 'ru'],
  amount: ['20.00', '5.00', '1.50'],
  stake: ['1.00', '2.50'],
  oddsMilli: [2000, 3400, 1900],
  policy: ['any'],
  reason: ['seen by the fraud desk'],
  version: [1],
  limitValue: [50, 100],
  days: [7, 30],
  path: ['/en/line', '/en'],
  name: ['Mara', 'Jo'],
  surname: ['Lindt'],
  text: ['It did not arrive.'],
  newPassword: ['quiet amber lanterns drift'],
  new_password: ['quiet amber lanterns drift'],
  pageNumber: [1],
  timeZone: [1, 3],
  section: ['line', 'live'],
  sport: ['football'],
  channel: ['stable'],
  provider: ['sandbox', 'sandbox', 'acme'],
  groups: ['general'],
  country: ['276', 'DE'],
  phone: ['+4915112345678'],
  phone_number: ['15112345678'],
  country_code: ['49', 'DE'],
  'phone-number': ['15112345678', '+4915112345678'],
  'phone-code': ['49'],
  components: [{ screen: '390x844', zone: 'Europe/Berlin' }],
  topicId: [1, 3, 4, 6, 7, 9, 11],
  subTopicId: [1],
  line: ['football', 'tennis'],
  live: ['football'],
  priceVersion: ['0.0'],
  offset: [0],
  limit: [10],
  search: ['Home'],
  person: ['ada', 'boris'],
  producer: ['acme'],
  epoch: [1],
  outcome: ['home', 'draw', 'away'],
  password: ['quiet amber lanterns drift'],
  method: ['password'],
  event: ['succeeded', 'payout-paid', 'match-1'],
  parcel: ['betting', 'support'],
  withinHours: [24],
  limitType: [1, 2, 32],
  kind: ['identity'],
  question_id: [1],
  answer: ['a slow green river'],
  lottery: ['6-45', '5-36'],
  pool: ['next-6', 'results-15'],
  which: ['now', 'past'],
  address: ['/about', '/blog'],
};

/** Texts for patterns of ours: ids, amounts, dates, currencies, languages, hashes. */
const TEXTS = ['1', '7', '5.00', '2000-01-01', 'EUR', 'en', '123456', '1.home', 'abc', 'sandbox-1'] as const;
const LONG_TEXTS = [43, 64, 8, 22].map((length) => 'a'.repeat(length));

export const examplesOf = (name: string): readonly unknown[] => EXAMPLES[name] ?? [];

/** A text that meets a pattern, undefined where none of ours does. */
export function exampleText(pattern: string, random: SeededRandom): string | undefined {
  const meets = new RegExp(pattern, 'u');
  const found = [...TEXTS, ...LONG_TEXTS].filter((text) => meets.test(text));
  return found.length === 0 ? undefined : random.pick(found);
}
