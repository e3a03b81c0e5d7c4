import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { FeedSink } from './feed-sink.ts';
import { feedsMigrations } from './migrations.ts';
import { createProviderKey } from './push/provider-keys.ts';
import { pushRoutes } from './push/routes.ts';
import type { createCalendar } from './simulation/fixtures/calendar.ts';
import { runSimulation, type RunningSimulation } from './simulation/running/run-simulation.ts';
import { withoutModels } from './without-models.ts';

export interface Feeds extends PlatformModule {
  /** The simulation while it runs here. */
  readonly simulation: () => RunningSimulation | undefined;
  /** Makes a provider's API key; it is shown only now. @throws RangeError for a name no provider may have. */
  createProviderKey(provider: string): Promise<string>;
}

export interface FeedsDependencies {
  /** Where all messages go. The sink's module starts before this one. */
  readonly sink: FeedSink;
  /** Which matches the simulation plays. */
  readonly calendar: typeof createCalendar;
}

/** The feed adapters of this node: `push` always, `simulation` and `uof` when FEEDS names them. Replays are started by their CLI. */
export function createFeeds(kernel: Kernel, { sink, calendar }: FeedsDependencies): Feeds {
  const { config, db, clock, randomBytes } = kernel;
  let simulation: RunningSimulation | undefined;
  let uof: { stop(): Promise<void> } | undefined;
  return {
    name: 'feeds',
    migrations: feedsMigrations,
    routes(app) {
      pushRoutes(app, db, withoutModels(sink));
    },
    async start() {
      if (config.feeds.includes('simulation')) simulation = await runSimulation(kernel, sink, calendar);
      if (config.uof !== undefined) {
        // Loaded here alone: nobody else pays for XML and AMQP.
        const { runUof } = await import('./uof/run-uof.ts');
        uof = await runUof(kernel, config.uof, withoutModels(sink));
      }
    },
    async stop() {
      await uof?.stop();
    },
    simulation: () => simulation,
    createProviderKey: (provider) => createProviderKey(db, provider, randomBytes, clock.nowMs()),
  };
}
