import type { ExperimentsView, ExperimentView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords } from './command-words.ts';
import { textTable, textTime } from './text-table.ts';

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const shareOf = (did: number, shown: number): string => (shown === 0 ? '-' : percent(did / shown));
const signed = (share: number): string => `${share < 0 ? '' : '+'}${(share * 100).toFixed(2)}`;

function told({ name, sinceMs, arms, differences }: ExperimentView): string {
  const table = textTable(
    ['ARM', 'SHOWN TO', 'REGISTERED', 'BET'],
    arms.map(({ arm, shown, registered, bet }) => [
      arm,
      String(shown),
      `${registered} (${shareOf(registered, shown)})`,
      `${bet} (${shareOf(bet, shown)})`,
    ]),
  );
  const [first, second] = arms;
  const apart = differences.map(
    ({ outcome, by, low, high }) =>
      `${outcome}: ${second?.arm ?? ''} ${signed(by)} points against ${first?.arm ?? ''}, ` +
      `95 % interval ${signed(low)} to ${signed(high)}` +
      (low <= 0 && high >= 0 ? ': no difference is shown' : ''),
  );
  return [`${name}, since ${textTime(sinceMs)} UTC`, table, ...apart].join('\n');
}

const experiments: OperatorCommand = {
  usage: 'experiments',
  about: 'tells what came of experiments on what visitors are shown',
  async run(words, desk) {
    readWords(words, {});
    const found = (await (await desk.api()).get('experiments')) as ExperimentsView;
    return found.experiments.length === 0
      ? 'nobody was shown an experiment'
      : found.experiments.map(told).join('\n\n');
  },
};

/** Experiments, over the API. */
export const experimentCommands = { experiments } satisfies Readonly<Record<string, OperatorCommand>>;
