/** The request header that carries a captcha pass on the repeated call (S7-04). */
export const CAPTCHA_HEADER = 'x-captcha';

/** What is wrong with a captcha (S7-04), `details.captchaCode` of CAPTCHA_REQUIRED. */
export const CAPTCHA_CODES = { missing: 100, wrong: 111, expired: 112, used: 113 } as const;

export type CaptchaCode = (typeof CAPTCHA_CODES)[keyof typeof CAPTCHA_CODES];

/** `details` of CAPTCHA_REQUIRED. */
export interface CaptchaDetails {
  readonly captchaCode: CaptchaCode;
}

/** `details` of SIGN_IN_PAUSED. */
export interface PauseDetails {
  readonly retryAfterMs: number;
}
