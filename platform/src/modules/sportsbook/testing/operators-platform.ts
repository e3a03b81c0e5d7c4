import type { Kernel, PlatformModule } from '../../../kernel/module.ts';
import {
  createTestPlatform,
  IDENTITY_ALONE,
  tellNobody,
  type TestPlatform,
  type TestPlatformOptions,
} from '../../../testing/index.ts';
import { createCalendar, createFeeds, type Feeds } from '../../feeds/index.ts';
import { createIdentity } from '../../identity/index.ts';
import type { TellInbox } from '../../inbox/index.ts';
import { CrashPlan, crashingKernel } from './crashing-kernel.ts';
import { composeSportsbook, type SportsbookModules } from './compose-sportsbook.ts';

interface Modules extends SportsbookModules {
  readonly feeds: Feeds;
  readonly identity: PlatformModule;
}

/**
 * The sportsbook with its push endpoint and operators who can sign in: their tries are counted in a table of identity.
 * @param calendar which matches the simulation plays where the configuration names it
 * @param tellInbox who hears what players are told
 */
export function createOperatorsPlatform(
  plan = new CrashPlan(),
  config: TestPlatformOptions['config'] = {},
  calendar = createCalendar,
  tellInbox: TellInbox = tellNobody,
): Promise<TestPlatform<Modules>> {
  return createTestPlatform((kernel) => compose(crashingKernel(kernel, plan), calendar, tellInbox), {
    config: { feeds: ['push'], ...config },
  });
}

function compose(kernel: Kernel, calendar: typeof createCalendar, tellInbox: TellInbox): Modules {
  const modules = composeSportsbook(kernel, undefined, tellInbox);
  const { name, migrations } = createIdentity(kernel, {
    ...IDENTITY_ALONE,
    registrationAllowed: () => false,
  });
  return {
    ...modules,
    feeds: createFeeds(kernel, { sink: modules.sportsbook, calendar }),
    identity: { name, migrations },
  };
}
