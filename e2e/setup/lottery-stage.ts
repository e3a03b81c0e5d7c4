import { LOTTERY_FILES } from './night-lottery.ts';
import { startRemoteHost, type RemoteHost } from './remote-host.ts';
import { setStage, type Stage } from './stage.ts';

/** The product with one page, `/lottery`, that an unrelated server describes. */
export interface LotteryStage {
  readonly host: RemoteHost;
  readonly stage: Stage;
  close(): Promise<void>;
}

export async function setLotteryStage(): Promise<LotteryStage> {
  const host = await startRemoteHost(LOTTERY_FILES);
  const stage = await setStage({
    site: {
      remoteOrigins: [host.origin],
      remoteEntries: [{ name: 'lottery', path: '/lottery{/*rest}', origin: host.origin }],
    },
    // The policy of production is the one that counts: development allows every port of this machine.
    environment: { NODE_ENV: 'production', SANDBOX_PROVIDERS: 'yes-in-production' },
  });
  return {
    host,
    stage,
    async close() {
      await stage.close();
      await host.close();
    },
  };
}
