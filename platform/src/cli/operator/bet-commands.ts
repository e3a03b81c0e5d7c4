import { displayPublicNumber, inLanguage, matchName } from '@paddock/contract';
import type {
  BetExplanationView,
  OperatorBetExplanationView,
  OperatorBetView,
} from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, wordAt } from './command-words.ts';
import { plainText, textTable, textTime } from './text-table.ts';

const bet: OperatorCommand = {
  usage: 'bet NUMBER',
  about: 'shows a bet by the number its player reads out, and whose it is',
  async run(words, desk) {
    const number = wordAt(readWords(words, {}).positionals, 0, 'NUMBER');
    const path = `bets/${encodeURIComponent(number)}`;
    return shown((await (await desk.api()).get(path)) as OperatorBetView);
  },
};

function shown({ playerNumber, bet: found }: OperatorBetView): string {
  const money = (amount: string) => `${amount} ${found.currency}`;
  const settled = found.settledAtMs === undefined ? '' : `, settled ${textTime(found.settledAtMs)}`;
  return [
    `bet ${displayPublicNumber(found.number)}, ${found.type}, ${found.status}, player ${displayPublicNumber(playerNumber)}`,
    `stake ${money(found.stake)}, may pay ${money(found.possibleReturn)}, paid ${money(found.payout)}`,
    `accepted ${textTime(found.acceptedAtMs)}${settled} (UTC)`,
    textTable(
      ['EVENT', 'MATCH', 'MARKET', 'OUTCOME', 'PRICE', 'RESULT'],
      found.legs.map((leg) => [
        leg.eventId,
        plainText(matchName(leg, 'en')),
        leg.marketType,
        leg.outcome,
        (leg.oddsMilli / 1_000).toFixed(3),
        leg.result,
      ]),
    ),
  ].join('\n');
}

const explain: OperatorCommand = {
  usage: 'explain NUMBER',
  about: 'reckons a bet again from what is stored, step by step, and compares it with the ledger',
  async run(words, desk) {
    const number = wordAt(readWords(words, {}).positionals, 0, 'NUMBER');
    const path = `bets/${encodeURIComponent(number)}/explanation`;
    return reckoned((await (await desk.api()).get(path)) as OperatorBetExplanationView);
  },
};

function reckoned({ explanation: bet }: OperatorBetExplanationView): string {
  const money = (amount: string) => `${amount} ${bet.currency}`;
  const odds = (milli: number) => (milli / 1_000).toFixed(3);
  return [
    `bet ${displayPublicNumber(bet.number)}, ${bet.status}, stake ${money(bet.stake)}, policy ${bet.policy}, delay ${bet.delayMs} ms`,
    textTable(
      [
        'LEG',
        'MATCH',
        'MARKET',
        'OUTCOME',
        'SEEN',
        'STRUCK',
        'CHANCE',
        'MARGIN OFF',
        'RESULT',
        'MULTIPLIES BY',
      ],
      bet.legs.map((leg, at) => [
        `${at + 1}`,
        plainText(matchName(leg, 'en')),
        plainText(inLanguage(leg.names.market, 'en')),
        plainText(inLanguage(leg.names.outcome, 'en')),
        odds(leg.seenMilli),
        odds(leg.struckMilli),
        `${(leg.chancePpb / 10_000_000).toFixed(4)} %`,
        leg.marginMethod ?? 'kept',
        `${leg.result}${leg.cancelled ? ', cancelled' : ''}${heatText(leg)}`,
        leg.multiplier ?? '-',
      ]),
    ),
    ...bet.legs.flatMap((leg, at) =>
      leg.results.map(
        ({ revision, source, result, atMs, ...heat }) =>
          `leg ${at + 1}, ${legText(leg)}: ${source === 'feed' ? `result ${revision}` : `by ${source}`} at ${new Date(atMs).toISOString()}: ${result === 'open' ? 'taken back' : result}${heatText(heat)}`,
      ),
    ),
    ...withdrawnTexts(bet),
    ...(bet.accounts ?? []).map((account, at) => `account after link ${at + 1}: ${account} of the stake`),
    ...(bet.anti === undefined
      ? []
      : [
          `anti-accumulator struck at ${odds(bet.anti.oddsMilli)}: margin ${bet.anti.marginPpb}, chances ${bet.anti.chancesPpb.join(' ')} (billionths)`,
        ]),
    ...(bet.builder === undefined ? [] : [builderText(bet.builder, odds)]),
    ...(bet.gift === undefined ? [] : [giftText(bet, money)]),
    boundText(bet, money),
    `returned min(${money(bet.cap)}, ${money(bet.unitStake)} x ${bet.sum ?? 'what is open'}) = ${money(bet.returned)}, lines ${bet.lineCount}`,
    ...bet.cashOuts.map(
      (part) => `cashed out ${money(part.stake)} for ${money(part.paid)}, ${textTime(part.atMs)} (UTC)`,
    ),
    ...(bet.partsReturned === undefined
      ? []
      : [`void by an operator: ${money(bet.partsReturned)} in the place of what was cashed out`]),
    `total ${money(bet.total)}: ${AGREEMENT[`${bet.agrees}`]}`,
    textTable(
      ['TIME (UTC)', 'TRANSFER', 'AMOUNT'],
      bet.movements.map(({ kind, amount, atMs }) => [textTime(atMs), kind, amount]),
    ),
  ].join('\n');
}

const AGREEMENT = {
  true: 'as the bet and the ledger say',
  false: 'THE BET OR THE LEDGER SAYS OTHERWISE',
  'being-settled': 'being settled: a result is on its way to the bet and the ledger, ask again in a moment',
} as const;

function heatText({ deadHeat }: { readonly deadHeat?: string | undefined }): string {
  return deadHeat === undefined ? '' : `, dead heat ${deadHeat}`;
}

/** Who of the fields it has legs on was withdrawn, each field once. */
function withdrawnTexts({ legs }: BetExplanationView): readonly string[] {
  const texts = legs.flatMap((leg) =>
    (leg.withdrawn ?? []).map(
      ({ name }) =>
        `${plainText(matchName(leg, 'en'))}: ${plainText(inLanguage(name, 'en'))} was withdrawn: bets on it are void, the others as struck, without deductions`,
    ),
  );
  return [...new Set(texts)];
}

/** A leg as a player reads it: match, market and outcome. */
function legText(leg: BetExplanationView['legs'][number]): string {
  const { market, outcome } = leg.names;
  return [matchName(leg, 'en'), inLanguage(market, 'en'), inLanguage(outcome, 'en')]
    .map(plainText)
    .join(', ');
}

/** What the return is bounded by, and whether that took a part of it. */
function boundText({ cap, returned, sum }: BetExplanationView, money: (amount: string) => string): string {
  const isReached =
    sum === undefined ? 'not known while it is open' : cap === returned ? 'reached' : 'not reached';
  return `bound: the bet as it stands may pay ${money(cap)} at most, the smaller of its payout cap and the stake at the largest price there is: ${isReached}`;
}

function giftText(
  { gift, extra }: Pick<BetExplanationView, 'gift' | 'extra'>,
  money: (amount: string) => string,
): string {
  if (gift?.kind === 'free-bet')
    return `free bet: its stake is ${gift.stakeReturned ? 'paid, too' : 'not paid, but comes back of a void bet'}`;
  const by = extra?.percent === undefined ? '' : ` by ${extra.percent} % of the winnings`;
  return `${gift?.kind}: added ${money(extra?.paid ?? '0')}${by}, ${money(gift?.upTo ?? '0')} at most`;
}

function builderText(
  { oddsMilli, restMilli, model }: NonNullable<BetExplanationView['builder']>,
  odds: (milli: number) => string,
): string {
  const figures = Object.entries(model.figures).map(([name, own]) => `${name} ${own.join(' ')}`);
  const rest = restMilli === undefined ? '' : `, without void legs ${odds(restMilli)}`;
  return `builder struck at ${odds(oddsMilli)}${rest}: model ${model.name}, ${figures.join(', ')}`;
}

/** What is looked at about one bet, over the API. */
export const betCommands = { bet, explain } satisfies Readonly<Record<string, OperatorCommand>>;
