import { show } from './symbols.ts';
import { WORDS } from './words.ts';

// The page of every game of the sandbox company: a round with its stake, what came of it and what it won. It speaks to the
// page it is shown in by the messages of docs/game-wallet.md.

const STEPS = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
/** Currencies of which a hundred are about one of the others. */
const SMALL = new Set(['RUB', 'KZT', 'INR', 'JPY', 'KRW', 'CLP']);
const DEMO_BALANCE = 1_000;
const SPIN_MS = 900;

interface RoundAnswer {
  readonly kind: 'played' | 'refused' | 'failed';
  readonly paysHundredths: number;
  readonly won: string;
  readonly balance?: string;
  readonly code?: string;
}

const { game = '', name = '', face = 'reels', token = '', currency = 'EUR' } = document.body.dataset;
const language = document.documentElement.lang === 'ru' ? 'ru' : 'en';
const words = WORDS[language];
const isDemo = token === '';
const steps = SMALL.has(currency) ? STEPS.map((step) => step * 100) : STEPS;
const money = new Intl.NumberFormat(language, {
  style: 'currency',
  currency,
  currencyDisplay: 'narrowSymbol',
});
const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Nothing of it is a secret, and the site's own address is not this company's to know. */
function say(message: Readonly<Record<string, unknown>>): void {
  parent.postMessage({ channel: 'paddock-game', ...message }, '*');
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function button(className: string, label: string, onClick: () => void, text = label): HTMLButtonElement {
  const made = element('button', className, text);
  made.type = 'button';
  if (text !== label) made.ariaLabel = label;
  made.addEventListener('click', onClick);
  return made;
}

const balanceText = element('strong', 'amount', '–');
const cells =
  face === 'count' ? [element('span', 'cell wide')] : [0, 1, 2].map(() => element('span', 'cell'));
const said = element('p', 'said', words.ready);
const stakeText = element('output', 'amount');
const playButton = button('play', words.play, () => void play());
const more = element('div', 'more');
let balance = isDemo ? DEMO_BALANCE : 0;
let step = 2;
let isPlaying = false;

function draw(): void {
  const head = element('header', 'head');
  const purse = element('p', 'purse', `${words.balance} `);
  purse.append(balanceText);
  head.append(element('h1', 'name', name), isDemo ? element('span', 'badge', words.demo) : '', purse);
  const board = element('div', `board ${face}`);
  board.ariaHidden = 'true';
  board.append(...cells);
  said.setAttribute('role', 'status');
  const stake = element('div', 'stake');
  stake.append(
    button('step', words.less, () => choose(step - 1), '−'),
    element('span', 'label', words.stake),
    stakeText,
    button('step', words.more, () => choose(step + 1), '+'),
  );
  const foot = element('footer', 'foot');
  foot.append(stake, playButton);
  document.body.append(head, board, said, more, foot);
  show({ cells, face }, 0);
  choose(step);
  showBalance();
}

function choose(next: number): void {
  step = Math.min(Math.max(next, 0), steps.length - 1);
  stakeText.textContent = money.format(steps[step] ?? 0);
}

function showBalance(): void {
  balanceText.textContent = money.format(balance);
}

async function play(): Promise<void> {
  const stake = steps[step] ?? 0;
  if (isPlaying) return;
  if (isDemo && stake > balance) {
    tell(words.poor);
    return;
  }
  isPlaying = true;
  playButton.disabled = true;
  playButton.textContent = words.playing;
  more.replaceChildren();
  document.body.classList.remove('won');
  document.body.classList.add('spinning');
  if (isDemo) {
    balance -= stake;
    showBalance();
  }
  say({ type: 'round', isOpen: true });
  const body = { game, currency, stake: stake.toFixed(digits), ...(isDemo ? {} : { token }) };
  const [answer] = await Promise.all([ask<RoundAnswer>('/round', body), pause(isStill ? 0 : SPIN_MS)]);
  document.body.classList.remove('spinning');
  ended(answer, stake);
  say({ type: 'round', isOpen: false });
  playButton.disabled = false;
  playButton.textContent = words.play;
  isPlaying = false;
}

function ended(answer: RoundAnswer | undefined, stake: number): void {
  if (answer?.kind !== 'played') {
    tellRefusal(answer?.kind === 'refused' ? answer.code : undefined);
    return;
  }
  const won = Number(answer.won);
  show({ cells, face }, answer.paysHundredths, Math.round(stake + balance));
  const isGain = won >= stake;
  document.body.classList.toggle('won', isGain);
  // Less than was staked is no win, whatever it is called elsewhere.
  tell(won > 0 ? `${isGain ? words.won : words.back}: ${money.format(won)}` : words.lost);
  balance = answer.balance === undefined ? balance + won : Number(answer.balance);
  showBalance();
}

function tellRefusal(code: string | undefined): void {
  if (code === undefined) {
    tell(words.failed);
    return;
  }
  if (code === 'GAME_SESSION_ENDED' || code === 'GAME_SESSION_UNKNOWN') {
    tell(words.closed);
    say({ type: 'failed' });
    return;
  }
  const isPoor = code === 'INSUFFICIENT_FUNDS';
  tell(isPoor ? words.poor : `${words.refused} (${code}).`);
  if (isPoor) more.append(button('link', words.deposit, () => say({ type: 'deposit' })));
  more.append(button('link', words.lobby, () => say({ type: 'lobby' })));
}

function tell(text: string): void {
  said.textContent = text;
}

/** Undefined where nobody answers. */
async function ask<Answer>(path: string, body: object): Promise<Answer | undefined> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Answer;
  } catch {
    return undefined;
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function open(): Promise<void> {
  draw();
  if (!isDemo) {
    const session = await ask<{ kind: string; balance?: string; code?: string }>('/session', { token });
    if (session?.kind !== 'done') {
      tellRefusal(session?.code ?? 'GAME_SESSION_UNKNOWN');
      return;
    }
    balance = Number(session.balance);
    showBalance();
  }
  say({ type: 'ready' });
}

void open();
