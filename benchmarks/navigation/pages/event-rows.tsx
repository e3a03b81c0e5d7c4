import { useMemo, useState } from 'react';

const ROWS = 120;

interface EventRowsProps {
  readonly title: string;
  /** Makes the rows of one page unlike those of the other. */
  readonly seed: number;
}

/** A page of the size of a list of events: rows of names and prices, each price a button. */
export function EventRows({ title, seed }: EventRowsProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const rows = useMemo(() => rowsOf(seed), [seed]);
  return (
    <section>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{picked ?? 'Nothing is picked.'}</p>
      <ul>
        {rows.map(({ id, home, away, prices }) => (
          <li key={id}>
            <span>{home}</span> <span>{away}</span>{' '}
            {prices.map((price, at) => (
              <button key={at} type="button" onClick={() => setPicked(`${home} ${away} ${price}`)}>
                {price}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function rowsOf(seed: number) {
  return Array.from({ length: ROWS }, (_, at) => ({
    id: seed * ROWS + at,
    home: `Home ${seed}-${at}`,
    away: `Away ${at}-${seed}`,
    prices: [1.5, 3.25, 6.75].map((price) => (price + ((at * seed) % 40) / 20).toFixed(2)),
  }));
}
