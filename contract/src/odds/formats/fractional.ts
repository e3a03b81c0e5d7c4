import { writeThousandths } from './thousandths.ts';

/** A rung of the ladder: what a stake of `down` wins, `up`. Not always in lowest terms, bookmakers write 6/4. */
interface Rung {
  readonly up: bigint;
  readonly down: bigint;
}

/** The fractions of the boards, from the shortest price to the longest. Players know these and no others. */
const LADDER: readonly Rung[] = (
  '1/1000 1/500 1/300 1/250 1/200 1/150 1/125 1/100 1/80 1/66 1/50 1/40 1/33 1/28 1/25 1/22 1/20 1/18 1/16 ' +
  '1/14 1/12 1/11 1/10 1/9 2/17 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 ' +
  '4/6 8/11 4/5 5/6 10/11 20/21 1/1 21/20 11/10 6/5 5/4 11/8 7/5 6/4 8/5 13/8 17/10 7/4 9/5 15/8 19/10 2/1 21/10 ' +
  '85/40 11/5 9/4 12/5 5/2 13/5 11/4 14/5 3/1 16/5 100/30 7/2 18/5 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 ' +
  '19/2 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1 ' +
  '300/1 400/1 500/1 750/1 1000/1'
)
  .split(' ')
  .map((text) => {
    const [up = '', down = ''] = text.split('/');
    return { up: BigInt(up), down: BigInt(down) };
  });

/**
 * What a stake wins, as the boards write it: "4/11", "11/10". The rung of the ladder nearest to the price, of two equally
 * near ones the shorter, so that a price reads no better than it is. A longer price never reads shorter. The bet is struck
 * and paid at the exact price, which is shown beside it.
 */
export function fractionalOdds(oddsMilli: bigint): string {
  const { up, down } = nearestRung(oddsMilli - 1000n);
  return `${up}/${down}`;
}

/** The total of several legs: no board has a rung for it, so it is written to one, with its own digits: "12.414/1". */
export function fractionalTotal(totalMilli: bigint): string {
  return `${writeThousandths(totalMilli - 1000n)}/1`;
}

function nearestRung(profitMilli: bigint): Rung {
  return LADDER.reduce((best, rung) => (isNearer(rung, best, profitMilli) ? rung : best));
}

/** Whether `a` is nearer to the profit of 1000 than `b`; both distances are times both denominators. */
function isNearer(a: Rung, b: Rung, profitMilli: bigint): boolean {
  return (
    size(a.up * 1000n - profitMilli * a.down) * b.down < size(b.up * 1000n - profitMilli * b.down) * a.down
  );
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}
