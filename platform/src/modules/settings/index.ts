export { createSettings } from './settings.ts';
export type { Settings, SettingsDependencies } from './settings-api.ts';
