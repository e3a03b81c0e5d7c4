import { LotteryDraws } from './lottery-draws.tsx';
import { PoolDraws } from './pool-draws.tsx';

/** Draws of pools and of lotteries, and what is decided about them. */
export function DrawsPanel() {
  return (
    <>
      <PoolDraws />
      <LotteryDraws />
    </>
  );
}
