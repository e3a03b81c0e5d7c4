import { memo, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ClientMessage, EventDelta, ServerMessage } from '@paddock/contract';
import type { EventDetail } from '@paddock/contract/schemas';

/**
 * The same page as one would write it at first: one array in React state, set once a frame, everything below renders. Its
 * cell is the product's of November 2026, frozen: what is mended there must not flatter the peer.
 */
const data = document.getElementById('boot')?.textContent ?? '';
const { livePath, eventIds } = JSON.parse(data) as { livePath: string; eventIds: readonly string[] };

const OUTCOMES: Readonly<Record<string, string>> = {
  home: 'Home',
  draw: 'Draw',
  away: 'Away',
  over: 'Over 2.5',
  under: 'Under 2.5',
};
const MARKETS: Readonly<Record<string, string>> = { '1x2': 'Match result', total: 'Total goals 2.5' };

function Page() {
  const [events, setEvents] = useState<readonly EventDetail[]>([]);
  useEffect(() => {
    const byId = new Map<string, EventDetail>();
    let frame = 0;
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${livePath}`);
    socket.onopen = () => {
      const subscribe: ClientMessage = { t: 'sub', topics: eventIds.map((id) => `row:${id}`) };
      socket.send(JSON.stringify(subscribe));
    };
    socket.onmessage = ({ data: text }: MessageEvent<string>) => {
      for (const message of JSON.parse(text) as ServerMessage[]) take(byId, message);
      if (frame === 0)
        frame = requestAnimationFrame(() => {
          frame = 0;
          setEvents([...byId.values()]);
        });
    };
    return () => socket.close();
  }, []);
  return (
    <ul className="rows">
      {events.map((event) => (
        <li key={event.id} className="row">
          <span className="teams">
            {event.home.name['en']} – {event.away.name['en']}
          </span>
          {event.markets.map((market) =>
            market.selections.map(({ outcome, oddsMilli, open }) => {
              const price = (oddsMilli / 1000).toFixed(2);
              return (
                <FrozenCell
                  key={`${market.id}.${outcome}`}
                  oddsMilli={oddsMilli}
                  price={price}
                  label={`${OUTCOMES[outcome]}, ${MARKETS[market.type]}, ${event.home.name['en']} – ${event.away.name['en']}: ${price}`}
                  state={open ? 'open' : 'suspended'}
                  selectionId={`${market.id}.${outcome}`}
                />
              );
            }),
          )}
        </li>
      ))}
    </ul>
  );
}

interface FrozenCellProps {
  readonly oddsMilli: number;
  readonly price: string;
  readonly label: string;
  readonly state: 'open' | 'suspended';
  readonly selectionId: string;
}

const FrozenCell = memo(function FrozenCell({
  oddsMilli,
  price,
  label,
  state,
  selectionId,
}: FrozenCellProps) {
  const move = useMove(oddsMilli);
  return (
    <button
      type="button"
      className="frozen-cell frozen-list"
      aria-pressed={false}
      aria-label={label}
      data-state={state}
      data-selection={selectionId}
      data-move={move.direction ?? undefined}
      data-beat={move.count % 2}
    >
      {' '}
      <b className="frozen-price">{price}</b>
      {move.direction !== null && <span className="frozen-mark" />}
    </button>
  );
});

function useMove(oddsMilli: number): { readonly direction: 'up' | 'down' | null; readonly count: number } {
  const [seen, setSeen] = useState<{ oddsMilli: number; direction: 'up' | 'down' | null; count: number }>({
    oddsMilli,
    direction: null,
    count: 0,
  });
  if (seen.oddsMilli === oddsMilli) return seen;
  const direction: 'up' | 'down' = oddsMilli > seen.oddsMilli ? 'up' : 'down';
  const next = { oddsMilli, direction, count: seen.count + 1 };
  setSeen(next);
  return next;
}

function take(byId: Map<string, EventDetail>, message: ServerMessage): void {
  if (message.t === 'snap') byId.set(message.topic.slice('row:'.length), message.data as EventDetail);
  if (message.t !== 'delta') return;
  const id = message.topic.slice('row:'.length);
  const event = byId.get(id);
  const changed = (message.data as EventDelta).markets ?? [];
  if (event === undefined) return;
  const markets = event.markets.map((market) => changed.find((each) => each.id === market.id) ?? market);
  byId.set(id, { ...event, markets });
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page />);
