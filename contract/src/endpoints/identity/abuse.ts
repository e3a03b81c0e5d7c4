import {
  CaptchaPassView,
  CaptchaTimeView,
  CaptchaUpdateQuery,
  CaptchaUpdateView,
  CaptchaValidateRequest,
  FingerprintRequest,
  FingerprintView,
} from '../../schemas/abuse.ts';
import type { EndpointTable } from '../endpoint.ts';

/** Captchas, and facts of a browser. */
export const IDENTITY_ABUSE_ENDPOINTS = {
  'GET /web-api/captcha/update': {
    summary: 'A new captcha (S7-30)',
    querystring: CaptchaUpdateQuery,
    response: { 200: CaptchaUpdateView },
  },
  'GET /web-api/captcha/gettime': {
    summary: 'The clock captchas expire by (S7-30)',
    response: { 200: CaptchaTimeView },
  },
  'POST /web-api/captcha/validate': {
    summary: 'A solved captcha for a pass (S7-30)',
    body: CaptchaValidateRequest,
    response: { 200: CaptchaPassView },
    errors: ['CAPTCHA_REQUIRED'],
  },
  'POST /web-api/auth/fingerprint': {
    summary: "A token of the browser's facts (S3-31)",
    body: FingerprintRequest,
    response: { 200: FingerprintView },
  },
} as const satisfies EndpointTable;
