import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { LOOK_MS, LOOK_PATH, signLook } from '../staging/staging-look.ts';

/** Gives a team the link by which its browsers see staging. */
export function stagingLookRoute(
  scope: HttpApp,
  { clock, secrets, config }: Pick<Kernel, 'clock' | 'secrets' | 'config'>,
): void {
  serve(scope, 'POST /web-api/registry/staging-look', () => {
    const untilMs = clock.nowMs() + LOOK_MS;
    const link = signLook(secrets, 'link', untilMs);
    return { href: `${config.publicOrigin}${LOOK_PATH}?look=${link}`, untilMs };
  });
}
