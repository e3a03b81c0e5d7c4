import { Type } from 'typebox';
import { CookiesAgreement, SettingsChange, SettingsView } from '../schemas/settings.ts';
import type { EndpointTable } from './endpoint.ts';

/** Settings that follow the player, and the agreement to cookies. */
export const SETTINGS_ENDPOINTS = {
  'GET /web-api/user/settings': {
    summary: 'Settings of the player (S3-25, S3-26)',
    response: { 200: SettingsView },
  },
  'POST /web-api/user/settings': {
    summary: 'Change some settings; those that are not named stay (S3-25, S3-26)',
    body: SettingsChange,
    response: { 200: SettingsView },
  },
  'POST /web-api/user/cookies-agreement': {
    summary: 'When the player agreed to cookies (S7-20)',
    body: CookiesAgreement,
    response: { 200: Type.Object({}) },
  },
} as const satisfies EndpointTable;
