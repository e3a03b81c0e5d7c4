import {
  createSportsbookPlatform,
  type SportsbookPlatform,
} from '../sportsbook/testing/sportsbook.fixture.ts';
import { LiveTestClient } from './live-client.fixture.ts';

/** A sportsbook that listens, and the clients a test has connected to it. */
export interface LiveDesk {
  readonly platform: SportsbookPlatform;
  connect(): Promise<LiveTestClient>;
  /** Hangs up for all of them, after each test. */
  closeClients(): void;
}

export async function openLiveDesk(): Promise<LiveDesk> {
  const platform = await createSportsbookPlatform();
  const origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  const clients: LiveTestClient[] = [];
  return {
    platform,
    async connect() {
      const client = await LiveTestClient.connect(origin);
      clients.push(client);
      return client;
    },
    closeClients() {
      for (const client of clients.splice(0)) client.close();
    },
  };
}
