import { randomUUID } from 'node:crypto';

import { displayPublicNumber } from '@paddock/contract';
import type {
  OperatorMoneyAnswer,
  OperatorWithdrawalsView,
  ReconciliationsView,
  SuspenseView,
} from '@paddock/contract/schemas';

import type { Desk, OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { textTable, textTime } from './text-table.ts';

const text = { type: 'string' } as const;
const DECISIONS = ['approve', 'reject', 'paid', 'failed'] as const;

const withdrawals: OperatorCommand = {
  usage: 'withdrawals [--status STATUS] | withdrawals approve|reject|paid|failed ID [--reason TEXT]',
  about: 'lists what waits for a review, and decides it; paid and failed end a sent one nobody answered for',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { status: text, reason: text });
    const [word] = positionals;
    if (word !== undefined) {
      const decision = DECISIONS.find((one) => one === word);
      if (decision === undefined) throw new RangeError(`${word} is none of ${DECISIONS.join(', ')}`);
      const id = wordAt(positionals, 1, 'ID');
      const api = await desk.api();
      const reason = await reasonOf(values.reason, desk.terminal);
      await api.post(`withdrawals/${encodeURIComponent(id)}/decision`, { decision, reason });
      return `${id}: ${decision}`;
    }
    const query = { status: values.status };
    const found = (await (await desk.api()).get('withdrawals', query)) as OperatorWithdrawalsView;
    return textTable(
      ['ID', 'STATUS', 'PLAYER', 'AMOUNT', 'TO', 'NET DEPOSIT', 'ASKED (UTC)', 'NOTE'],
      found.withdrawals.map((one) => [
        one.id,
        one.status,
        displayPublicNumber(one.playerNumber),
        `${one.amount} ${one.currency}`,
        `${one.provider} ${one.mask}`,
        one.netDeposit,
        textTime(one.createdAtMs),
        one.isInstrumentShared ? 'shared instrument' : '',
      ]),
    );
  },
};

const adjust: OperatorCommand = {
  usage: 'adjust PLAYER ACCOUNT AMOUNT [--reason TEXT]',
  about: 'corrects an account; above a bound a second operator approves. A negative AMOUNT after --',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const player = wordAt(positionals, 0, 'PLAYER');
    const body = { accountId: wordAt(positionals, 1, 'ACCOUNT'), amount: wordAt(positionals, 2, 'AMOUNT') };
    return moveMoney(desk, `players/${encodeURIComponent(player)}/adjustments`, body, values.reason);
  },
};

const writeOff: OperatorCommand = {
  usage: 'write-off PLAYER ACCOUNT [--reason TEXT]',
  about: 'lifts an account below zero to zero at the house’s cost',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const player = wordAt(positionals, 0, 'PLAYER');
    const body = { accountId: wordAt(positionals, 1, 'ACCOUNT') };
    return moveMoney(desk, `players/${encodeURIComponent(player)}/write-offs`, body, values.reason);
  },
};

const chargeBack: OperatorCommand = {
  usage: 'charge-back DEPOSIT [--reason TEXT]',
  about: 'takes a credited deposit back before its provider does, below zero if need be',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const deposit = wordAt(positionals, 0, 'DEPOSIT');
    return moveMoney(desk, `deposits/${encodeURIComponent(deposit)}/charge-back`, {}, values.reason);
  },
};

const suspense: OperatorCommand = {
  usage: 'suspense PROVIDER | suspense PROVIDER CALLBACK house|PLAYER:ACCOUNT [--reason TEXT]',
  about: 'lists money that fits no payment, and gives it to its owner',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const provider = wordAt(positionals, 0, 'PROVIDER');
    if (positionals.length > 1) {
      const callback = encodeURIComponent(wordAt(positionals, 1, 'CALLBACK'));
      const owner = wordAt(positionals, 2, 'house or PLAYER:ACCOUNT');
      const [playerId = '', accountId = ''] = owner.split(':');
      const body = { to: owner === 'house' ? owner : { playerId, accountId } };
      return moveMoney(desk, `suspense/${encodeURIComponent(provider)}/${callback}`, body, values.reason);
    }
    const found = (await (await desk.api()).get('suspense', { provider })) as SuspenseView;
    return textTable(
      ['CALLBACK', 'AMOUNT', 'REFERENCE', 'TRANSACTION', 'RECEIVED (UTC)', 'WHY'],
      found.entries.map((one) => [
        one.callbackId,
        `${one.amount} ${one.currency}`,
        one.reference,
        one.transactionId,
        textTime(one.receivedAtMs),
        one.reason,
      ]),
    );
  },
};

const reconciliations: OperatorCommand = {
  usage: 'reconciliations',
  about: 'what the nightly comparisons with the payment providers found',
  async run(words, desk) {
    readWords(words, {});
    const found = (await (await desk.api()).get('reconciliations', {})) as ReconciliationsView;
    return textTable(
      ['DAY (UTC)', 'PROVIDER', 'COMPARED', 'DIFFERENCE', 'MOVEMENT', 'REFERENCE', 'HERE', 'THERE'],
      found.reconciliations.flatMap(({ fromMs, provider, compared, differences }) => {
        const day = [textTime(fromMs).slice(0, 10), provider, String(compared)];
        if (differences.length === 0) return [[...day, 'none']];
        return differences.map((one) => [
          ...day,
          one.kind,
          one.movement,
          one.reference,
          one.here ?? '-',
          one.there ?? '-',
        ]);
      }),
    );
  },
};

/** The cashier's side, over the API. */
export const cashierCommands = {
  withdrawals,
  adjust,
  'write-off': writeOff,
  'charge-back': chargeBack,
  suspense,
  reconciliations,
} satisfies Readonly<Record<string, OperatorCommand>>;

async function moveMoney(desk: Desk, path: string, body: object, given: string | undefined): Promise<string> {
  const api = await desk.api();
  const reason = await reasonOf(given, desk.terminal);
  const { done, proposalId } = (await api.post(
    path,
    { ...body, reason },
    randomUUID(),
  )) as OperatorMoneyAnswer;
  return done ? 'done' : `waits for a second operator: proposal ${proposalId ?? ''}`;
}
