import { randomUUID } from 'node:crypto';

import { displayPublicNumber } from '@paddock/contract';
import type { OperatorRequestsView, OperatorRequestView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { plainText, textTable, textTime } from './text-table.ts';

const text = { type: 'string' } as const;

const requests: OperatorCommand = {
  usage: 'requests [--status open|waiting|answered] [--desk payments|support] | requests --player PLAYER',
  about: 'lists requests, who waits longest first; or all of one player, newest first',
  async run(words, desk) {
    const { values } = readWords(words, { status: text, player: text, desk: text });
    const query = { status: values.status, playerId: values.player, desk: values.desk };
    const found = (await (await desk.api()).get('requests', query)) as OperatorRequestsView;
    return textTable(
      ['ID', 'STATUS', 'PLAYER', 'TOPIC', 'PAYMENT', 'LANGUAGE', 'SINCE (UTC)'],
      found.requests.map((one) => [
        one.id,
        one.status,
        displayPublicNumber(one.playerNumber),
        topicOf(one),
        one.paymentId ?? '-',
        one.language,
        textTime(one.changedAtMs),
      ]),
    );
  },
};

const request: OperatorCommand = {
  usage: 'request ID',
  about: 'shows a request: what was said, and the payment it is about',
  async run(words, desk) {
    const id = wordAt(readWords(words, {}).positionals, 0, 'ID');
    const api = await desk.api();
    return shown((await api.get(`requests/${encodeURIComponent(id)}`)) as OperatorRequestView);
  },
};

const answer: OperatorCommand = {
  usage: 'answer ID TEXT [--asks]',
  about: 'answers a request; with --asks it waits for the player to do something',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { asks: { type: 'boolean' } });
    const id = wordAt(positionals, 0, 'ID');
    const said = wordAt(positionals, 1, 'TEXT');
    const api = await desk.api();
    const body = { text: said, asks: values.asks === true };
    const { status } = (await api.post(`requests/${encodeURIComponent(id)}/answer`, body, randomUUID())) as {
      readonly status: string;
    };
    return `${id}: ${status}`;
  },
};

const close: OperatorCommand = {
  usage: 'close ID [--reason TEXT]',
  about: 'closes a request; its player reads the reason',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const id = wordAt(positionals, 0, 'ID');
    const api = await desk.api();
    const reason = await reasonOf(values.reason, desk.terminal);
    await api.post(`requests/${encodeURIComponent(id)}/close`, { reason });
    return `${id}: closed`;
  },
};

/** Requests to both desks, over the API. */
export const requestCommands = { requests, request, answer, close } satisfies Readonly<
  Record<string, OperatorCommand>
>;

const topicOf = (one: { readonly topicId: number; readonly subTopicId: number | null }): string =>
  one.subTopicId === null ? String(one.topicId) : `${one.topicId}/${one.subTopicId}`;

function shown(one: OperatorRequestView): string {
  const { payment, messages } = one;
  return [
    `request ${one.id}, ${one.status}, topic ${topicOf(one)}, player ${displayPublicNumber(one.playerNumber)}, writes in ${one.language}`,
    ...(payment === null
      ? []
      : [
          plainText(
            `${payment.kind} ${payment.id}: ${payment.amount} ${payment.currency} by ${payment.method} ${payment.mask}` +
              ` (provider's number ${payment.reference || '-'})`,
          ),
          ...payment.timeline.map(({ atMs, status, reason }) =>
            plainText(`  ${textTime(atMs)} ${status} ${reason}`.trimEnd()),
          ),
        ]),
    ...messages.flatMap(({ by, text: said, atMs }) => [
      '',
      `${textTime(atMs)} ${plainText(by)}`,
      ...said.split('\n').map((line) => `  ${plainText(line)}`),
    ]),
  ].join('\n');
}
