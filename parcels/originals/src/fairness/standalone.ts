import { allGames } from '@paddock/games/all-games';
import { lottoGames } from '@paddock/games/lotto';
import { sharedGames } from '@paddock/games/shared-games';

import { formOf, type CheckForm } from '../model/check-form.ts';
import { checkLabel } from '../model/check-label.ts';
import { checkRound, type Checked, type CheckedRound } from '../model/check-round.ts';

// The whole of the file that checks rounds without us (standalone-html.ts): no framework, no network.

const words = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<string, string>;
const say = (key: string): string => words[key] ?? key;

const FIELDS = [
  'version',
  'commitment',
  'serverSeed',
  'clientSeed',
  'nonce',
  'hash',
  'salt',
  'earlierHash',
  'roundsBefore',
  'stake',
  'currency',
  'choice',
  'moves',
] as const;

function element(name: string, text = '', children: readonly Node[] = []): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.append(...children);
  return made;
}

interface FormField {
  readonly label: HTMLElement;
  /** Calls it as it is called in a game. */
  readonly nameIn: (game: string) => void;
}

function field(name: (typeof FIELDS)[number], { game, [name]: value }: CheckForm): FormField {
  const input = document.createElement('input');
  input.name = name;
  input.value = value;
  input.autocomplete = 'off';
  const words = document.createTextNode('');
  const nameIn = (now: string): void => {
    words.data = say(checkLabel(name, now));
  };
  nameIn(game);
  return { label: element('label', '', [words, input]), nameIn };
}

function gameField(value: string, onGame: (game: string) => void): HTMLElement {
  const select = document.createElement('select');
  select.name = 'game';
  const codes = [...new Set([...allGames(), ...sharedGames(), ...lottoGames()].map(({ code }) => code))];
  select.append(...codes.map((code) => new Option(code, code, false, code === value)));
  select.addEventListener('change', () => onGame(select.value));
  return element('label', say('game'), [select]);
}

function steps(checked: CheckedRound): readonly Node[] {
  const { seal, numbers, balls } = checked;
  const rows = numbers.map(({ index, bytes, float }) =>
    element('tr', '', [
      element('td', String(index + 1)),
      element('td', bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')),
      element('td', float),
    ]),
  );
  const drawn = balls.map(({ index, draw, left, ball }) =>
    element('tr', '', [
      element('td', String(index + 1)),
      element('td', `${draw} % ${left} = ${draw % left}`),
      element('td', ball === undefined ? say('balls.anew') : String(ball)),
    ]),
  );
  return [
    element('h2', say(`seal.${seal.kind}`)),
    element('pre', `${seal.shown}\n${seal.made}`),
    element('h2', say('mixed.title')),
    element('pre', `HMAC-SHA256(${checked.key}, ${checked.message})`),
    element('table', '', [...rows, ...drawn]),
    element('h2', say('result.title')),
    element('pre', JSON.stringify(checked.face, null, 2)),
    element(
      'pre',
      `${say('staked')} ${String(checked.stakedMinor)}\n${say('paidMinor')} ${String(checked.paidMinor ?? '–')}`,
    ),
  ];
}

const told = (checked: Checked): readonly Node[] =>
  checked.kind === 'checked' ? steps(checked) : [element('h2', say(`impossible.${checked.what}`))];

function show(main: HTMLElement): void {
  const form = document.createElement('form');
  const result = element('section');
  result.id = 'result';
  result.setAttribute('aria-live', 'polite');
  const known = formOf(location.hash);
  const button = element('button', say('check'));
  const fields = FIELDS.map((name) => field(name, known));
  const game = gameField(known.game, (now) => fields.forEach(({ nameIn }) => nameIn(now)));
  form.append(game, ...fields.map(({ label }) => label), button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const written = Object.fromEntries(new FormData(form)) as unknown as CheckForm;
    void checkRound(written).then((checked) => result.replaceChildren(...told(checked)));
  });
  main.append(element('h1', say('title')), element('p', say('lead')), form, result);
}

const main = document.getElementById('check');
if (main !== null) show(main);
