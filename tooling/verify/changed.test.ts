import { touchedProjects } from './changed.ts';
import { ROOT } from './run-command.ts';

it('finds the packages of changed files, each once, and none for what has no types', () => {
  expect(
    touchedProjects(ROOT, [
      'platform/src/modules/ideas/ideas.ts',
      'platform/src/compose.ts',
      'parcels/betting/locales/en.json',
      'docs/money.md',
      'package.json',
    ]),
  ).toEqual(['parcels/betting', 'platform']);
});
