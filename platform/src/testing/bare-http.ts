import { MaintenanceSwitch } from '../kernel/http/maintenance-gate.ts';
import type { HttpAppParts } from '../kernel/http/http-app.ts';
import { systemClock } from '../kernel/time/clock.ts';

const nothing = () => undefined;

/** An HTTP app with no platform around it: refusals are written nowhere, slow bodies are waited for, play goes on. */
export const BARE_HTTP: HttpAppParts = {
  logRefusal: nothing,
  maintenance: new MaintenanceSwitch(),
  clock: systemClock,
  bodies: { watch: nothing },
};
