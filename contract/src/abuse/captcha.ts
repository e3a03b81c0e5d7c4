/** The request header that carries a captcha pass on the repeated call (S7-04). */
export const CAPTCHA_HEADER = 'x-captcha';

/** What is wrong with a captcha (S7-04), `details.captchaCode` of CAPTCHA_REQUIRED. */
export const CAPTCHA_CODES = { missing: 100, wrong: 111, expired: 112, used: 113 } as const;

export type CaptchaCode = (typeof CAPTCHA_CODES)[keyof typeof CAPTCHA_CODES];

/** How much work a captcha is: each level is twice the one below. The second is that of a sign-in. */
export const CAPTCHA_LEVELS = { least: 1, usual: 2, most: 4 } as const;

/** `details` of CAPTCHA_REQUIRED. */
export interface CaptchaDetails {
  readonly captchaCode: CaptchaCode;
  /** What `GET /web-api/captcha/update` is to be asked for. */
  readonly level: number;
}

/** `details` of SIGN_IN_PAUSED. */
export interface PauseDetails {
  readonly retryAfterMs: number;
}
