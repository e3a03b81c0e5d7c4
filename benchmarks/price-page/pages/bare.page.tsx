import type { ClientMessage, EventDelta, ServerMessage } from '@paddock/contract';
import type { EventDetail } from '@paddock/contract/schemas';

/** The same page by nothing but the browser: elements made once, then a text and two attributes for each price that moved. */
const data = document.getElementById('boot')?.textContent ?? '';
const { livePath, eventIds } = JSON.parse(data) as { livePath: string; eventIds: readonly string[] };

interface Cell {
  readonly button: HTMLButtonElement;
  readonly figure: Text;
  oddsMilli: number;
}

const cells = new Map<string, Cell>();
const moved = new Map<string, number>();
let frame = 0;

const priceOf = (oddsMilli: number): string => (oddsMilli / 1000).toFixed(2);

function draw(event: EventDetail, list: HTMLElement): void {
  const row = document.createElement('li');
  row.className = 'row';
  const teams = document.createElement('span');
  teams.className = 'teams';
  teams.textContent = `${event.home.name['en']} – ${event.away.name['en']}`;
  row.append(teams);
  for (const { id, selections } of event.markets) {
    for (const { outcome, oddsMilli } of selections) row.append(cellOf(`${id}.${outcome}`, oddsMilli));
  }
  list.append(row);
}

function cellOf(selectionId: string, oddsMilli: number): HTMLElement {
  const button = document.createElement('button');
  button.className = 'frozen-cell frozen-list';
  button.dataset['selection'] = selectionId;
  button.dataset['state'] = 'open';
  const figure = new Text(priceOf(oddsMilli));
  const price = document.createElement('b');
  price.className = 'frozen-price';
  price.append(figure);
  button.append(price);
  cells.set(selectionId, { button, figure, oddsMilli });
  return button;
}

function write(): void {
  frame = 0;
  for (const [selectionId, oddsMilli] of moved) {
    const cell = cells.get(selectionId);
    if (cell === undefined || cell.oddsMilli === oddsMilli) continue;
    cell.button.dataset['side'] = oddsMilli > cell.oddsMilli ? 'up' : 'down';
    cell.oddsMilli = oddsMilli;
    cell.figure.data = priceOf(oddsMilli);
    cell.button.setAttribute('aria-label', `${selectionId}: ${cell.figure.data}`);
  }
  moved.clear();
}

function take(message: ServerMessage, list: HTMLElement): void {
  if (message.t === 'snap') draw(message.data as EventDetail, list);
  if (message.t !== 'delta') return;
  for (const { id, selections } of (message.data as EventDelta).markets ?? []) {
    for (const { outcome, oddsMilli } of selections) moved.set(`${id}.${outcome}`, oddsMilli);
  }
  if (frame === 0) frame = requestAnimationFrame(write);
}

const list = document.createElement('ul');
list.className = 'rows';
document.getElementById('root')?.append(list);
const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${livePath}`);
socket.onopen = () => {
  const subscribe: ClientMessage = { t: 'sub', topics: eventIds.map((id) => `row:${id}`) };
  socket.send(JSON.stringify(subscribe));
};
socket.onmessage = ({ data: text }: MessageEvent<string>) => {
  for (const message of JSON.parse(text) as ServerMessage[]) take(message, list);
};
