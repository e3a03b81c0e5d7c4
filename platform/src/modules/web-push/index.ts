export { createWebPush } from './web-push.ts';
export { tellDevices } from './tell-devices.ts';
export type { TellDevices } from './web-push-api.ts';
