import { displayPublicNumber } from '@paddock/contract';
import type {
  OperatorAuditView,
  ProposalListView,
  SecurityAlertsView,
  SecurityRecordView,
} from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { costAtMost } from './gift-words.ts';
import { textTable, textTime } from './text-table.ts';

const proposals: OperatorCommand = {
  usage: 'proposals [--all] | proposals approve|reject ID [--reason TEXT]',
  about: 'lists what waits for a second operator, and decides it',
  async run(words, desk) {
    const { values, positionals } = readWords(words, {
      all: { type: 'boolean', default: false },
      reason: { type: 'string' },
      before: { type: 'string' },
    });
    const [decision] = positionals;
    if (decision !== undefined) {
      if (decision !== 'approve' && decision !== 'reject')
        throw new RangeError(`${decision} is neither approve nor reject`);
      const id = wordAt(positionals, 1, 'ID');
      const api = await desk.api();
      const reason = await reasonOf(values.reason, desk.terminal);
      await api.post(`proposals/${encodeURIComponent(id)}/${decision}`, { reason });
      return `${id} is ${decision === 'approve' ? 'approved and done' : 'rejected'}`;
    }
    const query = { status: values.all ? 'all' : 'open', before: values.before };
    const found = (await (await desk.api()).get('proposals', query)) as ProposalListView;
    return withNext(
      textTable(
        ['ID', 'STATUS', 'KIND', 'SUBJECT', 'PLAYER', 'BY', 'UNTIL', 'BODY', 'REASON'],
        found.proposals.map((one) => [
          one.id,
          one.status,
          one.kind,
          one.subject,
          numberOr(one.playerNumber, '-'),
          one.proposedBy,
          textTime(one.expiresAtMs),
          bodyOf(one),
          one.reason,
        ]),
      ),
      found.next,
    );
  },
};

/** What is proposed as it is kept; of what gives money first what it costs at most. */
const bodyOf = ({ kind, body }: ProposalListView['proposals'][number]): string =>
  [costAtMost(kind, body), JSON.stringify(body)].filter((part) => part !== undefined).join(' ');

const audit: OperatorCommand = {
  usage: 'audit [--operator NAME] [--subject KIND:ID] [--before ID]',
  about: 'reads what operators did, newest first',
  async run(words, desk) {
    const text = { type: 'string' } as const;
    const { values } = readWords(words, { operator: text, subject: text, before: text });
    const { entries, next } = (await (await desk.api()).get('audit', values)) as OperatorAuditView;
    return withNext(
      textTable(
        ['ID', 'AT (UTC)', 'OPERATOR', 'ACTION', 'SUBJECT', 'REASON', 'BEFORE', 'AFTER'],
        entries.map((entry) => [
          entry.id,
          textTime(entry.atMs),
          entry.operator,
          entry.action,
          numberOr(entry.playerNumber, entry.subject, 'player:'),
          entry.reason,
          JSON.stringify(entry.before ?? null),
          JSON.stringify(entry.after ?? null),
        ]),
      ),
      next,
    );
  },
};

const security: OperatorCommand = {
  usage: 'security [--kind KIND] [--account KIND:ID] [--network NETWORK] [--before ID]',
  about: 'reads what attacks left behind, newest first',
  async run(words, desk) {
    const text = { type: 'string' } as const;
    const { values } = readWords(words, { kind: text, account: text, network: text, before: text });
    const { entries, next } = (await (await desk.api()).get('security-record', values)) as SecurityRecordView;
    return withNext(
      textTable(
        ['ID', 'FROM (UTC)', 'KIND', 'TIMES', 'ACCOUNT', 'NETWORK', 'DEVICE', 'CODE'],
        entries.map((entry) => [
          entry.id,
          textTime(entry.fromMs),
          entry.kind,
          String(entry.count),
          numberOr(entry.playerNumber, manyOr(entry.account, entry.sumOf), 'player:'),
          manyOr(entry.network, entry.sumOf),
          manyOr(entry.device, entry.sumOf),
          entry.code,
        ]),
      ),
      next,
    );
  },
};

const alerts: OperatorCommand = {
  usage: 'alerts [--before ID]',
  about: 'lists attacks that the security record shows, newest first',
  async run(words, desk) {
    const { values } = readWords(words, { before: { type: 'string' } });
    const found = (await (await desk.api()).get('security-alerts', values)) as SecurityAlertsView;
    return withNext(
      textTable(
        ['ID', 'AT (UTC)', 'RULE', 'SUBJECT', 'FIGURE', 'SINCE', 'WEBHOOK'],
        found.alerts.map((alert) => [
          alert.id,
          textTime(alert.atMs),
          alert.rule,
          numberOr(alert.playerNumber, alert.subject, 'player:'),
          String(alert.figure),
          textTime(alert.sinceMs),
          alert.webhook,
        ]),
      ),
      found.next,
    );
  },
};

/** What operators look at and decide together, over the API. */
export const oversightCommands = { proposals, audit, security, alerts } satisfies Readonly<
  Record<string, OperatorCommand>
>;

const numberOr = (number: string | null, otherwise: string, before = ''): string =>
  number === null ? otherwise : before + displayPublicNumber(number);

/** A sum stands for many where it names none. */
const manyOr = (text: string | null, sumOf: string | null): string => text ?? (sumOf === null ? '-' : 'many');

function withNext(text: string, next: string | null): string {
  return next === null ? text : `${text}\nmore: --before ${next}`;
}
