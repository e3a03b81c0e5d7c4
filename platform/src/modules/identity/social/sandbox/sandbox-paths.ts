/** Where the pretended company's issuer is served, and its login page. */
export const ISSUER_PATH = '/sandbox/oidc';
export const LOGIN_PATH = '/sandbox/oidc-login';
