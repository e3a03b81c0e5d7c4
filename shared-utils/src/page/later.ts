// Reached by `loadLater` alone.
export { answerChallenge } from '../abuse/answer-challenge.ts';
export { collectFingerprint } from '../abuse/collect-fingerprint.ts';
export { sendSignIn } from '../auth/sign-in.ts';
export { tellFavourites } from '../favourite-notices/tell-favourites.ts';
export { openQueryDialog } from '../dialogs/query-dialog.ts';
export { tellIdleSignOut } from '../idle/tell-idle-sign-out.ts';
export { pathAfterSignIn } from '../navigation/after-sign-in.ts';
