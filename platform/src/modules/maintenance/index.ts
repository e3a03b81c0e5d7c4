export { createMaintenance } from './maintenance.ts';
export { MAINTENANCE_CHANGED, type Maintenance } from './maintenance-api.ts';
export { secondsUntilEnd } from './maintenance-window.ts';
