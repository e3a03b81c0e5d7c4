import type { OperatorTournamentsView, OperatorTournamentView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, timeIn, wordAt } from './command-words.ts';
import { objectIn } from './json-file.ts';
import { textTable } from './text-table.ts';

const text = { type: 'string' } as const;
const time = (atMs: number): string => new Date(atMs).toISOString().slice(0, 16);

const tournaments: OperatorCommand = {
  usage: 'tournaments',
  about: 'tournaments, the last made first, with what was won and paid',
  async run(words, desk) {
    readWords(words, {});
    const found = (await (await desk.api()).get('tournaments')) as OperatorTournamentsView;
    return textTable(
      ['ID', 'CODE', 'STATE', 'OPENS', 'CLOSES', 'PLAYERS', 'APPROVED', 'PRIZES'],
      found.tournaments.map((one) => [
        one.id,
        one.code,
        one.phase,
        time(one.opensAtMs),
        time(one.closesAtMs),
        String(one.players),
        one.approvedAtMs === null ? 'no' : 'yes',
        prizesOf(one),
      ]),
    );
  },
};

const prizesOf = ({ prizes }: OperatorTournamentView): string =>
  prizes.map(({ currency, won, paid }) => `${paid} of ${won} ${currency}`).join(', ');

const make: OperatorCommand = {
  usage: 'tournament-make FILE [--reason TEXT]',
  about: 'makes a tournament from a JSON file, whose opensAt and closesAt are times like 2026-12-01T18:00Z',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const asked = await requestIn(wordAt(positionals, 0, 'FILE'));
    const api = await desk.api();
    const body = { ...asked, reason: await reasonOf(values.reason, desk.terminal) };
    return lineOf((await api.post('tournaments', body)) as OperatorTournamentView);
  },
};

/** @throws RangeError for a file that cannot be read, and times that are none */
async function requestIn(file: string): Promise<object> {
  const { opensAt, closesAt, ...rest } = await objectIn(file, 'tournament');
  return { ...rest, opensAtMs: timeIn(opensAt, 'opensAt'), closesAtMs: timeIn(closesAt, 'closesAt') };
}

const lineOf = (one: OperatorTournamentView): string => {
  const prizes = prizesOf(one);
  return `${one.id} ${one.code}: ${one.phase}${prizes === '' ? '' : `, paid ${prizes}`}`;
};

/** A command that decides about one tournament. */
const decision = (word: string, step: string, about: string): OperatorCommand => ({
  usage: `${word} ID [--reason TEXT]`,
  about,
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const id = wordAt(positionals, 0, 'ID');
    const api = await desk.api();
    const body = { reason: await reasonOf(values.reason, desk.terminal) };
    const path = `tournaments/${encodeURIComponent(id)}/${step}`;
    return lineOf((await api.post(path, body)) as OperatorTournamentView);
  },
});

/** Tournaments over rounds of games, over the API. */
export const tournamentCommands = {
  tournaments,
  'tournament-make': make,
  'tournament-close': decision('tournament-close', 'close', 'closes one that runs, at once'),
  'tournament-cancel': decision('tournament-cancel', 'cancel', 'cancels one none of whose prizes is paid'),
  'tournament-pay': decision(
    'tournament-pay',
    'pay',
    'approves its prizes: they are paid as soon as places are fixed',
  ),
} satisfies Readonly<Record<string, OperatorCommand>>;
