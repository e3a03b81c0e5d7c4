import { randomUUID } from 'node:crypto';
import type {
  LoyaltyProgrammeView,
  LoyaltyTermsAnswer,
  OperatorOfferAnswer,
  OperatorOffersView,
  PointsOfPlayerView,
} from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { waitsForAnother } from './gift-words.ts';
import { objectIn } from './json-file.ts';
import { textTable } from './text-table.ts';

const text = { type: 'string' } as const;
const time = (atMs: number): string => new Date(atMs).toISOString().slice(0, 16);

const NONE = 'no programme: nothing is earned';

const said = ({ programme }: LoyaltyProgrammeView): string =>
  programme === null ? NONE : `version ${programme.version} holds since ${time(programme.fromMs)}`;

const loyalty: OperatorCommand = {
  usage: 'loyalty',
  about: 'the terms of points, levels and cashback that hold',
  async run(words, desk) {
    readWords(words, {});
    const { programme } = (await (await desk.api()).get('loyalty/programme')) as LoyaltyProgrammeView;
    // A file of it can be written again.
    return programme === null ? NONE : JSON.stringify(programme.terms, null, 2);
  },
};

const terms: OperatorCommand = {
  usage: 'loyalty-terms FILE [--reason TEXT]',
  about: 'makes the terms of a JSON file hold; those that give more once another operator approves them',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const asked = await objectIn(wordAt(positionals, 0, 'FILE'), 'object');
    const api = await desk.api();
    const body = { terms: asked, reason: await reasonOf(values.reason, desk.terminal) };
    const answer = (await api.post('loyalty/programme', body)) as LoyaltyTermsAnswer;
    return answer.proposalId === null ? said(answer) : waitsForAnother(answer.proposalId);
  },
};

const pointsOf = ({ balance, lines }: PointsOfPlayerView): string =>
  `balance ${balance}\n${textTable(
    ['SEQ', 'WHEN', 'KIND', 'PRODUCT', 'POINTS', 'BALANCE'],
    lines.map((line) => [
      String(line.seq),
      time(line.atMs),
      line.kind,
      line.product ?? '',
      String(line.points),
      String(line.balance),
    ]),
  )}`;

const points: OperatorCommand = {
  usage: 'loyalty-points PLAYER',
  about: 'the points of a player and what came and went',
  async run(words, desk) {
    const { positionals } = readWords(words, {});
    const path = `loyalty/players/${encodeURIComponent(wordAt(positionals, 0, 'PLAYER'))}/points`;
    return pointsOf((await (await desk.api()).get(path)) as PointsOfPlayerView);
  },
};

const adjust: OperatorCommand = {
  usage: 'loyalty-adjust PLAYER POINTS [--key KEY] [--reason TEXT]',
  about: 'gives a player points, or takes some with a number below zero (after --), once a key',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text, key: text });
    const path = `loyalty/players/${encodeURIComponent(wordAt(positionals, 0, 'PLAYER'))}/points`;
    const wanted = Number(wordAt(positionals, 1, 'POINTS'));
    const api = await desk.api();
    const reason = await reasonOf(values.reason, desk.terminal);
    const body = { key: values.key ?? randomUUID(), points: wanted, reason };
    return pointsOf((await api.post(path, body)) as PointsOfPlayerView);
  },
};

const offersOf = ({ offers }: OperatorOffersView): string =>
  textTable(
    ['ID', 'CODE', 'POINTS', 'GIVES', 'SOLD', 'STOCK', 'EACH', 'UNTIL', 'CLOSED'],
    offers.map((one) => [
      one.id,
      one.code,
      String(one.points),
      typeof one.gives === 'string' ? one.gives : `promotion ${one.gives.promotion}`,
      String(one.sold),
      one.stock === null ? '' : String(one.stock),
      one.mostPerPlayer === null ? '' : String(one.mostPerPlayer),
      one.toMs === null ? '' : time(one.toMs),
      one.closedAtMs === null ? '' : time(one.closedAtMs),
    ]),
  );

const offers: OperatorCommand = {
  usage: 'loyalty-offers',
  about: 'what points buy, the last made first',
  async run(words, desk) {
    readWords(words, {});
    return offersOf((await (await desk.api()).get('loyalty/offers')) as OperatorOffersView);
  },
};

const offer: OperatorCommand = {
  usage: 'loyalty-offer FILE [--reason TEXT]',
  about:
    'offers money or part in a promotion for points, from a JSON file, once another operator approves it',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const asked = await objectIn(wordAt(positionals, 0, 'FILE'), 'object');
    const api = await desk.api();
    const body = { ...asked, reason: await reasonOf(values.reason, desk.terminal) };
    const { proposalId } = (await api.post('loyalty/offers', body)) as OperatorOfferAnswer;
    return waitsForAnother(proposalId);
  },
};

const close: OperatorCommand = {
  usage: 'loyalty-offer-close ID [--reason TEXT]',
  about: 'closes an offer; what was bought stays',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const path = `loyalty/offers/${encodeURIComponent(wordAt(positionals, 0, 'ID'))}/close`;
    const api = await desk.api();
    const body = { reason: await reasonOf(values.reason, desk.terminal) };
    return offersOf((await api.post(path, body)) as OperatorOffersView);
  },
};

/** Points, levels, cashback and what points buy, over the API. */
export const loyaltyCommands = {
  loyalty,
  'loyalty-terms': terms,
  'loyalty-points': points,
  'loyalty-adjust': adjust,
  'loyalty-offers': offers,
  'loyalty-offer': offer,
  'loyalty-offer-close': close,
} satisfies Readonly<Record<string, OperatorCommand>>;
