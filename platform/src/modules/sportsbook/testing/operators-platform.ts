import type { Kernel, PlatformModule } from '../../../kernel/module.ts';
import {
  createTestPlatform,
  IDENTITY_ALONE,
  type TestPlatform,
  type TestPlatformOptions,
} from '../../../testing/index.ts';
import { createCalendar, createFeeds, type Feeds } from '../../feeds/index.ts';
import { createIdentity } from '../../identity/index.ts';
import { CrashPlan, crashingKernel } from './crashing-kernel.ts';
import { composeSportsbook, type SportsbookModules } from './compose-sportsbook.ts';

interface Modules extends SportsbookModules {
  readonly feeds: Feeds;
  readonly identity: PlatformModule;
}

/** The sportsbook with its push endpoint and operators who can sign in: their tries are counted in a table of identity. */
export function createOperatorsPlatform(
  plan = new CrashPlan(),
  config: TestPlatformOptions['config'] = {},
): Promise<TestPlatform<Modules>> {
  return createTestPlatform((kernel) => compose(crashingKernel(kernel, plan)), {
    config: { feeds: ['push'], ...config },
  });
}

function compose(kernel: Kernel): Modules {
  const modules = composeSportsbook(kernel);
  const { name, migrations } = createIdentity(kernel, {
    ...IDENTITY_ALONE,
    registrationAllowed: () => false,
  });
  return {
    ...modules,
    feeds: createFeeds(kernel, { sink: modules.sportsbook, calendar: createCalendar }),
    identity: { name, migrations },
  };
}
